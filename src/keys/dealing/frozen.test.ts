import { describe, expect, test } from 'vitest';
import { gridLines } from '../files/grid.js';
import { cardId } from '../id.js';
import { DUET, PICTURES } from '../kind.fixture.js';
import { dealKeys } from './deal.js';

/** A change here changes every deck that was ever printed: a new major version, and a line in the changelog. */
const FROZEN_PICTURES = [
  ['P-1SA-NHS-S', 'red', '.BR.B RR..R XRBRB RRBBB'],
  ['P-FN4-VY9-V', 'blue', 'R.BBB BRB.R .RRB. RBBXR'],
  ['P-54T-YPA-J', 'red', 'RRBBR R..BR BX.BR BRR.B'],
  ['P-FH4-C4E-F', 'blue', 'BBRB. BRRRB BXB.B RR..R'],
  ['P-5CE-BKQ-A', 'red', 'BRRR. BBBRR BBRXB ..R.R'],
  ['P-F46-768-Q', 'blue', 'BRRB. RRBRB BRB.. RBB.X'],
  ['P-3ZP-N40-9', 'red', 'RR..R BBRR. .XBBR BRBRB'],
  ['P-J3C-PY9-0', 'blue', 'BXRBR BR.RB .RBBB .B.RR'],
  ['P-5VM-3Y9-N', 'red', 'B.RRB RRR.. XBBR. RBRBB'],
  ['P-RQX-JS0-P', 'blue', 'R.BBR RBRBR .B.RB BB.RX'],
];

/** The front, and the back as the other player sees it. Nobody starts. */
const FROZEN_DUET = [
  ['D-4EBD-S6V5-MFX-N', 'G..GG .X.G. G.GG. X..G. ...XG', 'G.... G.X.G ...G. .XGX. GGGG.'],
  ['D-4B76-GFQH-B18-9', '.G.X. ..G.X G.GGG ..G.G X...G', '....X ..X.G G.GX. .G.GG .GGG.'],
  ['D-J5F9-R73G-NFH-A', '..GG. .XX.G ..G.. G.GG. XG..G', '..G.G .G.GG GG..G G.X.. ..XX.'],
  ['D-12YT-EZTP-H6P-Q', 'X.G.G XG... G.... G.G.G GX..G', '....X G...G GX.G. G.GGX ...GG'],
  ['D-HZKJ-WRQJ-1W4-Z', 'GX.G. ..G.X ....G GGGXG ....G', 'G..G. GX... X...G G..GG X.G.G'],
  ['D-1BZY-W125-HEW-Q', '.G..X X..X. ...GG G.GGG .G..G', 'G.... G.G.. ..GGX GXG.. G..XG'],
  ['D-A0W1-3N3D-NJB-4', '..GX. .GXGG ...X. ..GG. GGG..', 'GG..X G.G.. .GG.. GG..X .X..G'],
  ['D-T8EG-2XM3-EMX-A', 'GG.G. ..... .G.GX ..GXG GX..G', 'G..GG ...G. X.... G.G.G XGGX.'],
  ['D-4FGC-1CND-VC2-F', '.GGG. ..GGX G..X. .GG.. .X..G', 'X..X. GG.G. ...GG G..GG X.G..'],
  ['D-2MNT-TZZS-9Y9-2', 'XG..G .G..X G.... ..GGG G.X.G', 'G.G.. XG..G GG... .X.GG .G..X'],
];

describe('seed 1 deals the same ten cards as ever', () => {
  test('in the picture game', () => {
    const dealt = [...dealKeys(PICTURES, { seed: '1', count: 10 })].map(key => [
      cardId(PICTURES, key),
      key.start,
      gridLines(PICTURES, key.cells).join(' '),
    ]);
    expect(dealt).toEqual(FROZEN_PICTURES);
  });

  test('in the game for two', () => {
    const dealt = [...dealKeys(DUET, { seed: '1', count: 10 })].map(key => {
      const rows = gridLines(DUET, key.cells).map(line => line.split(' | '));
      const face = (n: number) => rows.map(row => row[n]).join(' ');
      return [cardId(DUET, key), face(0), face(1)];
    });
    expect(dealt).toEqual(FROZEN_DUET);
  });
});
