import { yesOrNo } from '../../../speech/index.js';
import { t } from '../../text/language.js';
import { Moon } from '../words/moon.js';
import type { CellProps } from './cell-props.js';
import { ConvertedCell } from './converted.js';
import { DifficultyInput, TextInput } from './input.js';

/** One cell: a text, which is typed over as soon as one is there, or a switch. */
export function Cell(props: CellProps) {
  const { name, kind, text, entrance, label } = props;
  if (kind === 'safe') return <SafeCell {...props} />;
  // By its column, so that what is written in it stays where it is when an answer comes.
  if (kind === 'converted') return <ConvertedCell {...props} />;
  return (
    <td
      data-column={name}
      class={`cell ${name === 'word' ? 'word' : ''} ${entrance ? 'written' : ''}`}
      lang={langOf(props)}
    >
      {entrance ? (
        kind === 'difficulty' ? (
          <DifficultyInput id={props.id} text={text} label={label} />
        ) : (
          <TextInput {...props} />
        )
      ) : kind === 'difficulty' && /^(easy|normal|hard)$/.test(text) ? (
        t(`words.difficulty-${text}`)
      ) : (
        <bdi>{text}</bdi>
      )}
    </td>
  );
}

function langOf({ name, lang }: CellProps): string | undefined {
  if (name.startsWith('zh-')) return name;
  return name === 'word' ? lang : undefined;
}

/** Whether a word is for children: a moon if it is not, its outline if it is hard, a question if nobody has said. */
function SafeCell({ text, hard, entrance, id }: CellProps) {
  const said = yesOrNo(text);
  const key = said === undefined ? 'open' : said ? 'yes' : 'no';
  const label = t(`words.safe-${key === 'yes' && hard ? 'hard' : key}`);
  return (
    <td data-column="child_safe" class="cell safe">
      <button
        type="button"
        class={`safe-mark ${key} ${hard ? 'hard' : ''}`}
        tabIndex={entrance ? 0 : -1}
        data-entrance={entrance || undefined}
        data-toggle={id}
        aria-label={label}
        title={label}
      >
        {key === 'open' ? '?' : <Moon />}
      </button>
    </td>
  );
}
