import type { OwnTheme } from '../../../data/index.js';
import { NumberField } from '../../controls/number-field.js';
import { t } from '../../text/language.js';
import { changeTheme, knownTheme, ownTheme } from '../theme/theme-state.js';

/** What may be chosen, and within which bounds; shares are shown in percent. */
const WORD = {
  most: { min: 4, max: 20, step: 0.5, unit: 1 },
  least: { min: 3.5, max: 12, step: 0.5, unit: 1 },
  reverse: { min: 20, max: 100, step: 5, unit: 100 },
  spare: { min: 0, max: 100, step: 1, unit: 100 },
} as const;
const TEXT = ['titlePt', 'headPt', 'bodyPt', 'smallPt'] as const;

/** How large words and text are set. */
export function SizesSection() {
  const usual = knownTheme.value;
  if (!usual) return null;
  const own = ownTheme.value;
  const set = <G extends 'word' | 'text'>(group: G, name: string, value: number | undefined) =>
    changeTheme(
      theme => ({ ...theme, [group]: { ...theme[group], [name]: value } }) as OwnTheme,
      `${group} ${name}`,
    );
  return (
    <div class="numbers">
      {(Object.keys(WORD) as (keyof typeof WORD)[]).map(name => {
        const { min, max, step, unit } = WORD[name];
        const value = own.word?.[name];
        return (
          <NumberField
            key={name}
            label={t(`look.word-${name}`)}
            value={value === undefined ? undefined : round(value * unit)}
            placeholder={round(usual.word[name] * unit)}
            min={min}
            max={max}
            step={step}
            onChange={next => set('word', name, next === undefined ? undefined : next / unit)}
          />
        );
      })}
      {TEXT.map(name => (
        <NumberField
          key={name}
          label={t(`look.text-${name}`)}
          value={own.text?.[name]}
          placeholder={usual.text[name]}
          min={4}
          max={40}
          step={0.1}
          onChange={next => set('text', name, next)}
        />
      ))}
    </div>
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
