import path from 'node:path';
import type { CheckedPdf } from '../../press/index.js';
import { stacked } from '../../proof/index.js';
import { notice, type Problem, ProblemError } from '../../speech/index.js';
import { OutputFolder } from '../disk/output-folder.js';
import { here } from '../files.js';

/**
 * Saves a picture beside each PDF that does not look as it was laid out: what should be there, what is there, and the
 * difference. Returns where they are, or why they could not be saved.
 */
export async function saveDiffers(checked: readonly CheckedPdf[]): Promise<readonly Problem[]> {
  const told: Problem[] = [];
  for (const { place, report } of checked) {
    if (report?.differs === undefined) continue;
    const { data, width, height } = stacked(report.differs.map(({ pixels }) => pixels));
    const { default: sharp } = await import('sharp');
    const png = await sharp(data, { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .png()
      .toBuffer();
    const shown = path.dirname(place);
    try {
      const folder = await OutputFolder.open(path.resolve(here(), shown), shown);
      try {
        await folder.stage(`${path.basename(place, path.extname(place))}-differs.png`, [png]);
        const [file] = await folder.commit();
        told.push(notice('cli.differs-saved', place, { file }));
      } finally {
        folder.close();
      }
    } catch (fault) {
      if (!(fault instanceof ProblemError)) throw fault;
      told.push(...fault.problems.map(problem => ({ ...problem, level: 'warning' as const })));
    }
  }
  return told;
}
