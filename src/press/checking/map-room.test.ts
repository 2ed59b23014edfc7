import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../../cli/files.js';
import { platform } from '../../cli/platform.js';
import { loadCampaign } from '../../data/index.js';
import { mapRoomProblems } from './map-room.js';

const project = projectLibrary();
const desk = { project, own: project, version: '0.0.0', platform };

const mapOf = (name: string) => {
  const yaml = `title: My street
map: schematic
start: home
cities:
  - { id: home, name: Home, at: [0, 0], tokens: 9, mistakes: 9 }
  - { id: school, name: ${name}, at: [2, 2], tokens: 8, mistakes: 2 }
routes:
  - [home, school]
`;
  return loadCampaign('street.yaml', project, { ...project, text: () => yaml });
};

describe('before a map is printed', () => {
  test('nothing is told if it has room on the paper', async () => {
    expect(await mapRoomProblems(mapOf('School'), {}, desk)).toEqual([]);
  });

  test('it is told that there is no room, on which paper, and what is in the way', async () => {
    const long = mapOf('Schoolhouse '.repeat(12).trim());
    expect(await mapRoomProblems(long, { paper: 'Letter', twoUp: true }, desk)).toEqual([
      {
        level: 'warning',
        code: 'pipeline.no-room-on-paper',
        place: 'street.yaml',
        values: { paper: 'Letter', copies: 2 },
      },
      expect.objectContaining({ level: 'warning', code: 'atlas.label-off-map' }),
    ]);
  });

  test('a name that no font has is told elsewhere', async () => {
    expect(await mapRoomProblems(mapOf('โรงเรียน'), {}, desk)).toEqual([]);
  });
});
