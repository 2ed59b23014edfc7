import path from 'node:path';
import type { Expectation } from '../../preflight/index.js';
import { error, type Problem, warning } from '../../problem.js';
import { type Library, loadStock, recipeSchema } from '../../templates/index.js';
import { ownLibrary, projectLibrary } from '../files.js';
import { describedFor } from './manifests.js';

/** What a file should be: as the manifest beside it says, or of any paper and flip where there is none. */
export async function expectationFor(
  file: string,
  tell: (problem: Problem) => void = () => {},
): Promise<Expectation> {
  const [project, own] = [projectLibrary(), besideLibrary(file)];
  const { allKinds, contentOf, expectationOf } = await import('../../pipeline/verify.js');
  const described = describedFor(file);
  if (described?.otherwise !== undefined)
    tell(error('cli.other-file', file, { manifest: described.otherwise }));
  const recipe = recipeSchema.parse(described?.recipe ?? {});
  const stock = loadStock(recipe, project, own);
  const kinds = allKinds(project, own, described?.kind);
  const content = described?.part === undefined ? {} : contentOf(described.part, stock, described);
  const expectation = expectationOf(recipe, stock, kinds, file, content);
  if (described !== undefined) return expectation;
  tell(warning('cli.no-manifest', file));
  const { paper: _, flip: __, ...any } = expectation;
  return any;
}

/** Paths in a manifest are relative to its folder. */
function besideLibrary(file: string): Library {
  const own = ownLibrary();
  const from = (name: string) => (path.isAbsolute(name) ? name : path.join(path.dirname(file), name));
  return { text: name => own.text(from(name)), bytes: name => own.bytes(from(name)), list: own.list };
}
