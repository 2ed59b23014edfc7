import type { PreviewChange } from '../../../press/index.js';
import type { SeenColumn } from '../../state/words/grid.js';

/** What a cell of the table knows. */
export interface CellProps extends SeenColumn {
  readonly id: number;
  readonly text: string;
  /** Whether the word of the row is hard. */
  readonly hard: boolean;
  /** What the conversion made of the word, in the column of that script. */
  readonly change: PreviewChange | undefined;
  readonly entrance: boolean;
  readonly here: boolean;
  /** Where the problems of the row are told. */
  readonly about: string | undefined;
  readonly wrong: boolean;
  readonly label: string;
  readonly lang: string;
}
