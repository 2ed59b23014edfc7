import { Icon } from '../../controls/icon.js';

/** What was proved, each with its tick. */
export function ProofList({ facts }: { readonly facts: readonly string[] }) {
  return (
    <ul class="take-proof">
      {facts.map(fact => (
        <li key={fact}>
          <Icon name="check" />
          <span>{fact}</span>
        </li>
      ))}
    </ul>
  );
}
