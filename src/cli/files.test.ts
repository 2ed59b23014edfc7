import fs from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { readYaml } from '../data/index.js';
import { projectLibrary } from './files.js';

const project = projectLibrary();
const files = ['templates', 'fonts'].flatMap(folder =>
  fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .flatMap(name => (name.endsWith('.yaml') ? [`${folder}/${name.replaceAll('\\', '/')}`] : [])),
);

test('what the build read in a YAML file is what its text says', () => {
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    const text = project.text(file);
    expect(project.said?.(file, text), file).toEqual(readYaml(text, file, z.unknown()));
  }
});

test('whoever changes a YAML file is heard', () => {
  const text = project.text('templates/papers.yaml');
  expect(project.said?.('templates/papers.yaml', `${text}# Mine\n`)).toBeUndefined();
  expect(project.said?.('templates/mine.yaml', text)).toBeUndefined();
});
