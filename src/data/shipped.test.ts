import { expect, test } from 'vitest';
import { projectLibrary } from '../cli/files.js';
import { yamlNames } from './library.js';
import { asShipped, changedMeasures } from './shipped.js';
import { loadTheme } from './themes.js';

const project = projectLibrary();

test('the measures are as they come with the program; otherwise, node scripts/as-shipped.mjs', () => {
  const folders = ['templates/faces', 'templates/games', 'templates/themes'];
  const files = folders.flatMap(folder => yamlNames(project, folder).map(name => `${folder}/${name}.yaml`));
  const others = ['papers', 'sheet', 'sizes'].map(name => `templates/${name}.yaml`);
  expect(changedMeasures([...files, ...others], { project, own: project })).toEqual([]);
  for (const file of files) expect(project.text('templates/as-shipped.yaml')).toContain(`\n${file}: `);
});

test('what a theme of one’s own changes is found in it, and put back', () => {
  const file = 'my/theme.yaml';
  const mine = '# Large.\ntext: { bodyPt: 30 }\ncolours:\n  ink: "#24211d"\n  red: "#ff0000"\n';
  const own = { ...project, text: (path: string) => (path === file ? mine : project.text(path)) };
  const changes = changedMeasures([file], { project, own });
  expect(changes).toEqual([
    { file, line: 2, path: ['text', 'bodyPt'], value: 30, shipped: 8.6 },
    { file, line: 5, path: ['colours', 'red'], value: '#ff0000', shipped: '#c7402d' },
  ]);
  const back = asShipped({ project, own }, changes);
  expect(changedMeasures([file], back)).toEqual([]);
  expect(loadTheme('dossier', back.project)).toEqual(loadTheme('dossier', project));
});
