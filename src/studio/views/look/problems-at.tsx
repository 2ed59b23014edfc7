import { ProblemList } from '../../controls/problem-list.js';
import { problems } from '../../state/preview.js';

/** What is wrong with one option of the recipe, beside it: `--seed`. */
export function ProblemsAt({ place }: { readonly place: string }) {
  const found = problems.value.filter(problem => problem.place === place);
  return found.length > 0 ? <ProblemList problems={found} /> : null;
}
