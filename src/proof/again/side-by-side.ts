import type { Pixels } from '../pages/pixels.js';

const GAP = 12;

/** What should be there, what is there, and the same in pale grey with the difference in red: three pictures in a row. */
export function sideBySide(scene: Pixels, paper: Pixels): Pixels {
  const { width, height } = scene;
  const all = blank(3 * width + 2 * GAP, height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = 4 * (y * width + x);
      const to = 4 * (y * all.width + x);
      let most = 0;
      for (let c = 0; c < 3; c++) {
        all.data[to + c] = scene.data[from + c];
        all.data[to + 4 * (width + GAP) + c] = paper.data[from + c];
        most = Math.max(most, Math.abs(scene.data[from + c] - paper.data[from + c]));
      }
      const pale = 200 + scene.data[from + 1] * 0.2;
      const third = to + 8 * (width + GAP);
      all.data[third] = most > 0 ? 200 : pale;
      all.data[third + 1] = all.data[third + 2] = most > 0 ? 0 : pale;
    }
  return all;
}

/** One below the other. */
export function stacked(pictures: readonly Pixels[]): Pixels {
  const width = Math.max(...pictures.map(each => each.width));
  const all = blank(
    width,
    pictures.reduce((sum, { height }) => sum + height + GAP, -GAP),
  );
  let top = 0;
  for (const picture of pictures) {
    for (let y = 0; y < picture.height; y++) {
      const row = picture.data.subarray(4 * y * picture.width, 4 * (y + 1) * picture.width);
      all.data.set(row, 4 * (top + y) * width);
    }
    top += picture.height + GAP;
  }
  return all;
}

function blank(width: number, height: number) {
  return { width, height, data: new Uint8Array(4 * width * height).fill(255) };
}
