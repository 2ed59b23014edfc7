import path from 'node:path';
import type { Command } from 'commander';
import {
  type Batch,
  batchSchema,
  checkData,
  type KeyTemplate,
  loadTemplates,
  recipeSchema,
} from '../../../data/index.js';
import { gridLines, type Key } from '../../../keys/index.js';
import { openDesk } from '../../desk.js';
import { OutputFolder } from '../../disk/output-folder.js';
import { writeBatch } from '../../disk/write-batch.js';
import { here } from '../../files.js';
import { examples } from '../../help/describe.js';
import { recordedIn } from '../../order/batch.js';
import { say } from '../../report/say.js';
import { harmless, hasColours, tell } from '../../report/terminal.js';
import { OPTIONS } from '../options.js';

interface ShowFlags {
  readonly kind?: string;
  readonly locale?: string;
  readonly paper?: string;
  readonly flip?: Batch['flip'];
  readonly theme?: string;
  readonly pdf: boolean;
  readonly out: string;
}

/** `deckwright keys show ID`. */
export function addKeysShow(keys: Command): void {
  keys
    .command('show')
    .argument('<id>')
    .option('--kind <kind>')
    .option('--locale <locale>')
    .addOption(OPTIONS.paper())
    .addOption(OPTIONS.flip())
    .addOption(OPTIONS.theme())
    .option('--no-pdf')
    .addOption(OPTIONS.out().default('output'))
    .addHelpText('after', examples('npm start -- keys show C-03Y5-BWBE-W'))
    .action(show);
}

async function show(typed: string, { kind, pdf, out, ...flags }: ShowFlags): Promise<void> {
  const desk = openDesk();
  const { expectedKind, findKey, printKeyCards, tellLegend } = await import('../../../press/index.js');
  const { id, key, template } = findKey(typed, desk, kind);
  const batch = checkData({ ...flags, kind: kind ?? key.kind, count: 1 }, name => `--${name}`, batchSchema);
  const templates = loadTemplates(recipeSchema.parse({ theme: batch.theme }), desk.project, desk.own);
  const { looks } = expectedKind(template, templates);
  const colour = (role: string) => looks[role].ground;
  console.log(drawn(template, key, hasColours(process.stdout) ? colour : undefined));
  tell(say(tellLegend(template.kind, key)));
  if (!pdf) return;
  const run = await printKeyCards(batch, template, [key], desk);
  const named = { ...run, files: run.files.map(file => ({ ...file, name: `${id}.pdf` })) };
  const folder = await OutputFolder.open(path.resolve(here(), out), out);
  try {
    await writeBatch(named, { batch: recordedIn(out, batch), id }, folder, false);
    for (const file of await folder.commit()) tell(`  ${file}`);
  } finally {
    folder.close();
  }
}

/** The grid as letters, on the colours of their roles on a terminal. */
function drawn({ kind }: KeyTemplate, key: Key, colour?: (role: string) => string): string {
  const roles = Object.entries(kind.letters).map(([role, letters]) => ({ role, letter: [...letters][0] }));
  const paint = (letter: string) => {
    const role = roles.find(each => each.letter === letter)?.role;
    if (role === undefined || colour === undefined) return letter === '|' ? '  |  ' : `${letter} `;
    const value = Number.parseInt(colour(role).slice(1), 16);
    const [r, g, b] = [value >> 16, (value >> 8) & 255, value & 255];
    const ink = r * 0.3 + g * 0.6 + b * 0.1 > 140 ? '30' : '97';
    return `\u001b[48;2;${r};${g};${b};${ink}m ${letter} \u001b[0m`;
  };
  return gridLines(kind, key.cells)
    .map(line =>
      [...harmless(line).replace(/ \| /, '|')]
        .map(letter => (letter === '|' ? '   |   ' : paint(letter)))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}
