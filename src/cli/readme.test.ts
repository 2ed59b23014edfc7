import fs from 'node:fs';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Command } from 'commander';
import { describe, expect, test } from 'vitest';
import { PICTURES } from '../../scripts/pictures.js';
import { program } from './program.js';

const ROOT = path.join(import.meta.dirname, '../..');
const readme = fs.readFileSync(path.join(ROOT, 'README.md'), 'utf8');

function options(command: Command): string[] {
  return [...command.options.map(option => option.flags), ...command.commands.flatMap(options)];
}

describe('the README', () => {
  test('has every option of the command line', () => {
    const missing = options(program()).filter(
      flags => !readme.includes(`\`${flags.replace(/^-\w, /, '')}\``),
    );
    expect(missing).toEqual([]);
  });

  test('has no option that is not there', () => {
    const known = [
      ...options(program()).map(flags => /--[\w-]+/.exec(flags)?.[0]),
      '--help',
      '--children',
      '--processes',
    ];
    const named = [...readme.matchAll(/--[a-z][\w-]*/g)].map(([option]) => option);
    expect(named.filter(option => !known.includes(option))).toEqual([]);
  });

  test('names scripts and files that are there', () => {
    const { scripts } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    for (const [, script] of readme.matchAll(/npm run ([\w-]+)/g))
      expect(Object.keys(scripts)).toContain(script);
    for (const [, file] of readme.matchAll(/`((?:templates|src|fonts|docs)\/[^`…]*)`|\((docs\/[^)]*)\)/g)) {
      if (file) expect(fs.existsSync(path.join(ROOT, file))).toBe(true);
    }
  });

  test.each(
    PICTURES.map(picture => [picture.name, picture] as const),
  )('shows %s as the code draws it now', async (name, picture) => {
    const [kept, fresh] = await Promise.all(
      [fs.promises.readFile(path.join(ROOT, 'docs', name)), picture.paint()].map(async bytes =>
        pixels(await bytes),
      ),
    );
    expect([fresh.width, fresh.height]).toEqual([kept.width, kept.height]);
    let off = 0;
    for (let i = 0; i < kept.data.length; i += 4) if (Math.abs(kept.data[i] - fresh.data[i]) > 48) off += 1;
    // Edges may be smoothed a little otherwise on another machine; a moved card or another word is far more.
    expect(off / (kept.width * kept.height)).toBeLessThan(0.002);
  });
});

async function pixels(png: Uint8Array) {
  const image = await loadImage(png);
  const canvas = createCanvas(image.width, image.height);
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, image.width, image.height);
}
