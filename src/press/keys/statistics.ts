import {
  type Batch,
  loadKeyTemplate,
  readYamlFile,
  recipeSchema,
  statisticsFaceSchema,
} from '../../data/index.js';
import type { MadeFile } from '../../data/manifest/index.js';
import type { KeyReport } from '../../keys/index.js';
import { type Desk, openJob } from '../../parts/index.js';
import { renderPng, renderSvg } from '../../render/index.js';
import { statisticsPage } from '../statistics/index.js';

/** The statistics of a batch as a PNG and an SVG, in the language of its sheets. */
export async function drawStatistics(
  batch: Batch,
  report: KeyReport,
  stem: string,
  desk: Desk,
  dpi = 96,
): Promise<MadeFile[]> {
  const { size, items, book } = await layOutStatistics(batch, report, desk);
  return [
    {
      name: `${stem}-statistics.png`,
      bytes: await renderPng(size, items, book, dpi, desk.platform.pixels),
    },
    { name: `${stem}-statistics.svg`, bytes: new TextEncoder().encode(renderSvg(size, items, book)) },
  ];
}

/** The same charts for a screen. */
export async function statisticsSvg(batch: Batch, report: KeyReport, desk: Desk): Promise<string> {
  const { size, items, book } = await layOutStatistics(batch, report, desk);
  return renderSvg(size, items, book);
}

async function layOutStatistics(batch: Batch, report: KeyReport, desk: Desk) {
  const { project, own, version } = desk;
  const { locale, theme, seed, from } = batch;
  const { setting } = await openJob(recipeSchema.parse({ locale, theme }), desk);
  const file = 'templates/faces/statistics.yaml';
  const slots = readYamlFile(project, file, statisticsFaceSchema);
  const template = loadKeyTemplate(batch.kind, project, own);
  return {
    ...statisticsPage(setting, template, report, slots, { seed, version, from }),
    book: setting.shaper.book,
  };
}
