import { broken, laying, problems, sheetCount } from '../state/preview.js';
import { loading } from '../state/workers.js';
import { t } from '../text/language.js';
import { SideSwitch } from './side-switch.js';

/** How the deck stands, in one line, and what can be done with it. */
export function FootBar() {
  const errors = problems.value.filter(({ level }) => level === 'error').length;
  return (
    <footer class="foot">
      <SideSwitch />
      <p
        class={errors > 0 ? 'standing bad' : 'standing'}
        role="status"
        data-standing={isReady(errors) ? 'ready' : undefined}
      >
        {standing(errors)}
      </p>
    </footer>
  );
}

/** Whether all sheets are shown as they would be printed. */
function isReady(errors: number): boolean {
  return errors === 0 && !laying.value && sheetCount.value > 0 && broken.value === undefined;
}

function standing(errors: number): string {
  const [file] = loading.value.values();
  if (file) return t('shell.loading', { file: file.file, share: Math.floor((file.done * 100) / file.all) });
  if (broken.value) return t('shell.broken');
  if (laying.value) return t('shell.laying');
  if (errors > 0) return t('shell.errors', { count: errors });
  return t('shell.sheets', { count: sheetCount.value });
}
