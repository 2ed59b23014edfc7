/** The sign of a word that is not for children, as on the card. */
export function Moon() {
  return (
    <svg class="moon" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M10.6 1.6a6.6 6.6 0 1 0 4 9.9 5.6 5.6 0 0 1-4-9.9z" />
    </svg>
  );
}
