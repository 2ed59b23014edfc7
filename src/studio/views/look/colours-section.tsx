import { type ColourName, withColour } from '../../../data/index.js';
import { LeftOut } from '../../controls/files/left-out.js';
import { Icon } from '../../controls/icon.js';
import { IconButton } from '../../controls/icon-button.js';
import { ProblemList } from '../../controls/problem-list.js';
import { printed } from '../../state/printed.js';
import { catalogue, deck } from '../../state/workspace.js';
import { number, t } from '../../text/language.js';
import { type ColourNote, colourNotes, GROUPS } from '../theme/colour-notes.js';
import { changeTheme, colours, lateTheme, ownTheme, themeProblems } from '../theme/theme-state.js';
import { Swatch } from './swatch.js';

/** The colours of the theme, with a word where they will be hard to read or to tell apart. */
export function ColoursSection() {
  const all = colours.value;
  if (themeProblems.value.length > 0 || lateTheme.value !== undefined)
    return (
      <>
        {lateTheme.value !== undefined && <LeftOut file={lateTheme.value} />}
        <ProblemList problems={themeProblems.value} />
        <button type="button" onClick={() => changeTheme(() => ({}))}>
          {t('look.start-over')}
        </button>
      </>
    );
  if (!all) return null;
  const notes = colourNotes(all);
  const chosen = ownTheme.value.colours;
  return (
    <div class="colours">
      {shownGroups().map(({ name, colours: members }) => (
        <fieldset key={name} class="plain">
          <legend>{groupName(name)}</legend>
          <div class="swatches">
            {members.map(colour => (
              <Swatch key={colour} colour={colour} value={all[colour]} onPick={value => set(colour, value)} />
            ))}
            {members.some(colour => chosen?.[colour] !== undefined) && (
              <IconButton bare icon="reset" label={t('look.reset')} onClick={() => reset(members)} />
            )}
          </div>
          {notes
            .filter(({ group }) => group === name)
            .map(note => (
              <p key={sentence(note)} class="problem warning" role="status">
                <Icon name="warning" />
                {sentence(note)}
              </p>
            ))}
        </fieldset>
      ))}
      {chosen && (
        <button type="button" onClick={() => changeTheme(theme => ({ ...theme, colours: undefined }))}>
          {t('look.reset-all')}
        </button>
      )}
    </div>
  );
}

/** Without the colours that the game has no use for. */
function shownGroups() {
  const { game = 'codenames' } = deck.value.recipe;
  const parts = catalogue.value?.games.find(({ id }) => id === game)?.parts ?? [];
  const idle = [game === 'duet' ? '' : 'green', parts.includes('pictures') ? '' : 'accent'];
  return GROUPS.filter(({ name }) => !idle.includes(name));
}

/** Teams and roles are called as on paper. */
const PRINTED: Readonly<Record<string, string>> = {
  red: 'team.red',
  blue: 'team.blue',
  green: 'role.green',
  bystander: 'role.bystander',
  assassin: 'role.assassin',
  accent: 'part.pictures',
};

function groupName(name: string): string {
  return PRINTED[name] === undefined ? t(`look.group-${name}`) : printed(PRINTED[name]);
}

function set(colour: ColourName, value: string): void {
  changeTheme(
    theme => ({ ...theme, colours: withColour(theme.colours ?? {}, colour, value) }),
    `colour ${colour}`,
  );
}

function reset(members: readonly ColourName[]): void {
  changeTheme(theme => {
    const kept = Object.entries(theme.colours ?? {}).filter(
      ([name]) => !members.includes(name as ColourName),
    );
    return { ...theme, colours: Object.fromEntries(kept) };
  });
}

function sentence(note: ColourNote): string {
  const named = (colour: ColourName) => t(`look.colour-${colour}`);
  if (note.kind === 'alike')
    return t('look.note-alike', {
      one: groupName(note.colour),
      other: groupName(note.other),
    });
  const ratio = number(Math.round(note.ratio * 10) / 10);
  return note.kind === 'text'
    ? t('look.note-text', { colour: named(note.colour), on: named(note.on), ratio })
    : t('look.note-mark', { ratio });
}
