import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../cli/files.js';
import { openIcons } from '../data/art/icon.js';
import { loadPictureIcons } from '../data/pictures.js';
import { randomFrom } from '../keys/index.js';
import { arrange } from './arrange.js';
import { proposePictures } from './propose.js';
import { visibleShares } from './visible.js';

const project = projectLibrary();
const { hosts, guests } = loadPictureIcons(project);
const kit = { hosts, guests, icons: openIcons(project)([...hosts.keys(), ...guests.keys()]) };
const pictures = proposePictures(kit, 20, [], randomFrom('7'));

describe('proposed pictures', () => {
  test('are as many as asked for, the same for the same seed', () => {
    expect(pictures).toHaveLength(20);
    expect(proposePictures(kit, 20, [], randomFrom('7'))).toEqual(pictures);
    expect(proposePictures(kit, 20, [], randomFrom('8'))).not.toEqual(pictures);
  });

  test('join two kinds of things that share no tag', () => {
    for (const { host, guest } of pictures) {
      const [one, other] = [hosts.get(host), guests.get(guest)];
      expect(one?.group).not.toBe(other?.group);
      expect(one?.tags.filter(tag => other?.tags.includes(tag))).toEqual([]);
    }
  });

  test('hide neither of the two', () => {
    for (const picture of pictures) {
      const { host, guest } = visibleShares(arrange(picture, kit));
      expect(Math.min(host, guest)).toBeGreaterThanOrEqual(0.4);
    }
  });

  test('repeat no pair that is known', () => {
    const again = proposePictures(kit, 20, pictures, randomFrom('7'));
    const pairs = new Set(pictures.map(({ host, guest }) => `${host} ${guest}`));
    expect(again.filter(({ host, guest }) => pairs.has(`${host} ${guest}`))).toEqual([]);
  });
});
