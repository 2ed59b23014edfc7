import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Library } from '../library.js';
import { readArt } from './drawing.js';
import { hasDrawing, readPortraits } from './portraits.js';

const FOLDER = 'templates/art/portraits';
const library: Library = {
  text: path => readFileSync(path, 'utf8'),
  bytes: path => readFileSync(path),
  list: folder => (existsSync(folder) ? readdirSync(folder).sort() : []),
};
const svg = (body: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${body}</svg>`;

describe('a drawing', () => {
  test('is read as shapes whose colours are names', () => {
    const art = readArt(
      svg('<circle class="team ink-line" cx="20" cy="10" r="5" stroke-width="0.4"/>'),
      'hat.svg',
    );
    expect(art).toEqual({
      box: { x: 0, y: 0, width: 40, height: 40 },
      items: [{ kind: 'circle', cx: 20, cy: 10, r: 5, fill: 'team', stroke: 'ink-line', strokeWidth: 0.4 }],
    });
  });

  test('has only absolute lines and curves, however it was drawn', () => {
    const shapes =
      '<path class="ink" d="m1 1 h2 v2 a2 2 0 0 1 4 0 s1 2 3 3 t3 3 z"/><ellipse class="ink" cx="9" cy="9" rx="3" ry="2"/>' +
      '<line class="ink-line" x1="1" y1="2" x2="3" y2="4"/><polygon class="ink" points="1,1 5,1 5,5"/>' +
      '<polyline class="ink-line" points="1 1 5 1"/><g transform="rotate(10)"><rect class="ink" width="4" height="4" rx="1"/></g>';
    const { items } = readArt(svg(shapes), 'shapes.svg');
    expect(items).toHaveLength(6);
    for (const item of items)
      expect(item).toMatchObject({ kind: 'path', d: expect.stringMatching(/^[MLHVCQZ\d\s.,-]+$/) });
  });

  test('is transformed with the groups around it, line widths too', () => {
    const [item] = readArt(
      svg(
        '<g id="back"><g transform="translate(10 0) scale(2)"><path class="ink-line" d="M1 1 L2 1" stroke-width="0.5"/></g></g>',
      ),
      'a.svg',
    ).items;
    expect(item).toEqual({
      kind: 'path',
      d: 'M12 2L14 2',
      stroke: 'ink-line',
      strokeWidth: 1,
      group: 'back',
    });
  });

  test('with elements that are not supported names the file and each of them', () => {
    const faulty = svg(
      '<text>Hi</text><g filter="url(#blur)"><path d="M0 0 L1 1"/></g><path class="ink" d="M0 0 Lx"/>',
    );
    const read = () => readArt(faulty, 'hat/fez.svg');
    expect(read).toThrow(/hat\/fez\.svg: templates\.svg-element .*<text>.*svg-unread/);
    expect(read).toThrow(/<g>.*svg-attribute.*"filter"/);
    expect(read).toThrow(/<path>.*svg-colourless/);
    expect(read).toThrow(/<path>.*svg-path/);
  });

  test('that is not XML names the file and the line', () => {
    expect(() => readArt('<svg viewBox="0 0 40 40">\n<g></svg>', 'torn.svg')).toThrow(/^torn\.svg:2: /);
  });
});

describe('the portraits', () => {
  const portraits = readPortraits(library);
  const { rules } = portraits;

  test('use every drawing in their folder, and have a drawing for every part', () => {
    const drawn = Object.entries(rules.slots).flatMap(([slot, { parts }]) =>
      Object.entries(parts).flatMap(([name, part]) => (hasDrawing(name, part) ? [`${slot}/${name}`] : [])),
    );
    const files = Object.keys(rules.slots).flatMap(slot =>
      library.list(`${FOLDER}/${slot}`).map(file => `${slot}/${file.slice(0, -4)}`),
    );
    expect([...portraits.art.keys()].sort()).toEqual(drawn.sort());
    expect(files.sort()).toEqual(drawn);
    expect(rules.layers.map(layer => layer.split('/')[0])).toEqual(
      expect.arrayContaining([...new Set(drawn.map(name => name.split('/')[0]))]),
    );
  });

  test('have no line thinner than 0.35 mm', () => {
    for (const [name, { items }] of portraits.art) {
      for (const item of items) expect(item.strokeWidth ?? 1, name).toBeGreaterThanOrEqual(0.35);
    }
  });

  test('report a stray drawing, a missing one and a misspelt part', () => {
    const text = (path: string) =>
      path.endsWith('.yaml')
        ? library
            .text(path)
            .replace('only: { hair: [none], beard: [full', 'only: { hair: [nome], beard: [full')
        : library.text(path);
    const list = (folder: string) => (folder.endsWith('/head') ? ['cube.svg'] : library.list(folder));
    const read = () => readPortraits({ ...library, text, list });
    expect(read).toThrow(/head\/cube\.svg: templates\.stray-drawing/);
    expect(read).toThrow(/head\/oval\.svg: templates\.missing-drawing/);
    expect(read).toThrow(/templates\.unknown-part .*"name":"nome".*"near":"none"/);
  });
});
