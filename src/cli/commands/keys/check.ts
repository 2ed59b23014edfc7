import type { Command } from 'commander';
import { checkKind, type KeyKind, KeyProver, readKeyFile } from '../../../keys/index.js';
import type { ExpectedKind } from '../../../preflight/index.js';
import { error, type Problem, ProblemError, throwErrors } from '../../../problem.js';
import { loadTemplates, recipeSchema } from '../../../templates/index.js';
import { ownLibrary, projectLibrary } from '../../files.js';
import { expectationFor } from '../../readback/expectation.js';
import { ReadBack } from '../../readback/read-back.js';
import { tellProblems } from '../../report/problems.js';
import { say } from '../../report/say.js';

/** `deckwright keys check FILE...`. */
export function addKeysCheck(keys: Command): void {
  keys
    .command('check')
    .description('check key cards: PDFs made by Deckwright, JSON, CSV, or grids typed as text')
    .argument('<files...>', 'PDF, JSON, CSV, or text with one letter per cell')
    .option('--kind <kind>', 'kind of the cards, if the files do not say, or your own kind (.yaml)')
    .addHelpText('after', '\nExample:\n  npm start -- keys check output/codenames-yue-keys.pdf')
    .action(check);
}

interface Found {
  readonly id: string;
  readonly start?: string;
  readonly cells: readonly string[];
}

async function check(files: readonly string[], { kind }: { readonly kind?: string }): Promise<void> {
  const [project, own] = [projectLibrary(), ownLibrary()];
  const { allKinds, expectedKind, tellChecked } = await import('../../../pipeline/index.js');
  const all = allKinds(project, own, kind);
  // Your own kind comes first.
  const templates = kind === undefined ? all : [all.find(each => each.kind.id === kind) ?? all[0]];
  throwErrors(templates.flatMap(each => checkKind(each.kind, each.file)));
  const sets = new Map<string, { readonly prover: KeyProver; readonly faults: Problem[]; cards: number }>();
  const told: Problem[] = [];
  const guesses: Problem[] = [];
  const prove = (of: KeyKind, file: string, found: Iterable<Found>) => {
    const set = sets.get(of.id) ?? { prover: new KeyProver(of, file), faults: [], cards: 0 };
    sets.set(of.id, set);
    const before = set.faults.length;
    for (const card of found) {
      set.cards += 1;
      set.faults.push(...set.prover.prove(card).map(problem => ({ ...problem, place: file })));
    }
    return set.faults.length - before;
  };
  let readBack: ReadBack | undefined;
  try {
    for (const file of files) {
      if (/\.pdf$/i.test(file)) {
        const bytes = own.bytes(file);
        const kinds = kind === undefined ? (await expectationFor(file)).expectation.kinds : printed();
        readBack ??= new ReadBack();
        const report = await readBack.add(bytes, { place: file, kinds });
        told.push(
          ...report.checks.filter(({ name }) => KEY_CHECKS.includes(name)).flatMap(each => each.problems),
        );
        for (const id of new Set(report.keys.map(key => key.kind))) {
          const found = report.keys.filter(key => key.kind === id);
          prove(kinds.find(each => each.kind.id === id)?.kind as KeyKind, file, found);
        }
        if (report.keys.length === 0 && told.length === 0)
          throw new ProblemError([error('cli.no-key-cards', file)]);
      } else {
        const {
          kind: of,
          cards,
          guess,
        } = readKeyFile(
          own.text(file),
          file,
          templates.map(each => each.kind),
        );
        const faults = prove(of, file, cards);
        if (faults > 0 && guess) guesses.push(guess);
      }
    }
  } finally {
    readBack?.close();
  }
  const problems = [...guesses, ...told, ...[...sets.values()].flatMap(set => set.faults)];
  throwErrors(once(problems));
  for (const [id, { prover, cards }] of sets) {
    if (cards === 0) continue;
    const proof = prover.finish();
    tellProblems(proof.problems);
    console.log(say(tellChecked(id, proof)));
  }

  function printed(): readonly ExpectedKind[] {
    const { theme } = loadTemplates(recipeSchema.parse({}), project, own);
    return templates.map(template => expectedKind(template, theme));
  }
}

const KEY_CHECKS: readonly string[] = ['key cards', 'ids', 'front and back'];

/** Preflight and the proof may find the same fault of a file. */
function once(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ place, ...fault }) => {
    const told = JSON.stringify([place.replace(/, page \d+$/, ''), fault]);
    const before = seen.has(told);
    seen.add(told);
    return !before;
  });
}
