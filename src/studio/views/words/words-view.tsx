import { parts } from '../../state/preview.js';

/** The words of the deck. */
export function WordsView() {
  const cards = parts.value.get('words')?.cards ?? [];
  return (
    <ol class="words">
      {cards.flatMap(({ words = [] }) => words.map(({ text }) => <li key={text}>{text}</li>))}
    </ol>
  );
}
