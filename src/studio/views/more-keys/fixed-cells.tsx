import { useSignal } from '@preact/signals';
import { Select } from '../../controls/select.js';
import { TextField } from '../../controls/text-field.js';
import { printed } from '../../state/printed.js';
import { t } from '../../text/language.js';
import { batch, kind, wish } from './batch-state.js';

/** What a cell may hold, by the kind of card: for two-faced cards the front's role first. */
const ROLES: Readonly<Record<string, readonly string[]>> = {
  codenames: ['assassin', 'bystander', 'starting', 'other', 'red', 'blue'],
  pictures: ['assassin', 'bystander', 'starting', 'other', 'red', 'blue'],
  duet: ['GG', 'G-', '-G', 'GX', 'XG', 'XX', 'X-', '-X', '--'],
};

/** Cells whose role is fixed, such as the assassin in the middle. */
export function FixedCells() {
  const cell = useSignal('');
  const role = useSignal('');
  const fixed = batch.value.wishes?.fixed ?? {};
  const roles = ROLES[kind.value] ?? [];
  const chosen = role.value || roles[0];
  const add = () => {
    const name = cell.value.trim().toUpperCase();
    if (name === '') return;
    wish('fixed', { ...fixed, [name]: chosen });
    cell.value = '';
  };
  const remove = (name: string) => {
    const { [name]: _, ...others } = fixed;
    wish('fixed', Object.keys(others).length > 0 ? others : undefined);
  };
  return (
    <div class="fixed-cells">
      <span class="legend">{t('keys.fixed')}</span>
      <div class="fixed-row">
        <TextField
          label={t('keys.cell')}
          quiet
          dir="ltr"
          size={4}
          placeholder="C3"
          value={cell.value}
          onInput={text => {
            cell.value = text;
          }}
          onEnter={add}
        />
        <Select
          label={t('keys.role')}
          quiet
          value={chosen}
          options={roles.map(value => ({ value, text: roleText(value) }))}
          onChange={value => {
            role.value = value;
          }}
        />
        <button type="button" onClick={add}>
          {t('keys.fix')}
        </button>
      </div>
      <ul>
        {Object.entries(fixed).map(([name, value]) => (
          <li key={name}>
            <span dir="ltr">{name}</span> {roleText(value)}{' '}
            <button type="button" class="link" onClick={() => remove(name)}>
              {t('keys.unfix', { cell: name })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const DUET = { G: 'green', X: 'assassin', '-': 'bystander' } as const;

function roleText(role: string): string {
  if (role === 'starting' || role === 'other') return t(`keys.role-${role}`);
  const [front, back] = role;
  if (role.length !== 2) return printed(`role.${role}`);
  return [front, back].map(face => printed(`role.${DUET[face as keyof typeof DUET]}`)).join(' / ');
}
