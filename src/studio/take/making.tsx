import { Icon } from '../controls/icon.js';
import { parts } from '../state/preview.js';
import { printed } from '../state/printed.js';
import { loading } from '../state/workers.js';
import { number, t } from '../text/language.js';
import { closeTaking, counted, type PartStage, progress, stages } from './taking.js';

/** How far each part of the box has come. */
export function Making() {
  const nameOf = (part: string) => printed(`part.${parts.value.get(part)?.label ?? part}`);
  const rows = [...stages.value];
  const [file] = loading.value.values();
  const written = rows.filter(([, stage]) => stage === 'written' || stage === 'proved').length;
  return (
    <>
      <progress class="take-progress" aria-labelledby="take-title" max={1} value={progress.value} />
      <ol class="take-parts">
        {rows.map(([part, stage]) => (
          <li key={part} data-stage={stage}>
            <span class="take-mark">{stage === 'proved' && <Icon name="check" />}</span>
            <span>{nameOf(part)}</span>
            <span class="take-stage">{saying(stage)}</span>
          </li>
        ))}
      </ol>
      <p class="hint take-saying" role="status">
        {file
          ? t('shell.loading', { file: file.file, share: Math.floor((file.done * 100) / file.all) })
          : t('take.written', { count: written, all: rows.length })}
      </p>
      <div class="take-foot">
        <button type="button" onClick={closeTaking}>
          {t('take.cancel')}
        </button>
      </div>
    </>
  );
}

function saying(stage: PartStage): string {
  const { value } = counted;
  if (stage === 'laying' && value)
    return t('take.counted', { done: number(value.done), all: number(value.all) });
  return t(`take.stage-${stage}`);
}
