import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../cli/files.js';
import { openIcons } from '../data/art/icon.js';
import { OPERATORS } from '../data/index.js';
import { loadPictureIcons, loadPictureNames, loadShippedPictures } from '../data/pictures.js';
import { arrange } from './arrange.js';
import { visibleShares } from './visible.js';

const project = projectLibrary();
const pictures = loadShippedPictures(project);
const { hosts, guests } = loadPictureIcons(project);
const icons = openIcons(project)([...hosts.keys(), ...guests.keys()]);
const kit = { hosts, guests, icons };
const named = pictures.map(picture => [`${picture.host} + ${picture.guest}`, picture] as const);

/** How often each is in a list. */
function tally(names: readonly string[]): ReadonlyMap<string, number> {
  return names.reduce(
    (counts, name) => counts.set(name, (counts.get(name) ?? 0) + 1),
    new Map<string, number>(),
  );
}

describe('the pictures that come with the program', () => {
  test('are 280: two for each of 140 cards', () => {
    expect(pictures).toHaveLength(280);
  });

  test('are put together from at least 120 hosts and 160 guests that have an entry', () => {
    expect(hosts.size).toBeGreaterThanOrEqual(120);
    expect(guests.size).toBeGreaterThanOrEqual(160);
  });

  test('use at least ten operators, none for more than a fifth of the deck', () => {
    const counts = tally(pictures.map(({ by }) => by));
    expect([...counts.keys()].filter(by => (counts.get(by) ?? 0) >= 5).length).toBeGreaterThanOrEqual(10);
    for (const by of OPERATORS) expect(counts.get(by) ?? 0, by).toBeLessThanOrEqual(56);
  });

  test('use no host and no guest more than three times, and no pair twice', () => {
    const often = (names: readonly string[]) => [...tally(names)].filter(([, count]) => count > 3);
    expect(often(pictures.map(({ host }) => host))).toEqual([]);
    expect(often(pictures.map(({ guest }) => guest))).toEqual([]);
    expect(new Set(pictures.map(({ host, guest }) => [host, guest].sort().join())).size).toBe(
      pictures.length,
    );
  });

  test('join two things of different kinds', () => {
    const alike = pictures.filter(({ host, guest }) => hosts.get(host)?.group === guests.get(guest)?.group);
    expect(alike).toEqual([]);
  });

  test('are not for children if one of the two is not', () => {
    const unsafe = pictures.filter(
      ({ host, guest, child_safe }) =>
        child_safe && !(hosts.get(host)?.child_safe && guests.get(guest)?.child_safe),
    );
    expect(unsafe).toEqual([]);
  });

  test('show at least two fifths of the host and of the guest', () => {
    const hidden = named.flatMap(([name, picture]) => {
      const { host, guest } = visibleShares(arrange(picture, kit));
      return Math.min(host, guest) < 0.4 ? [`${name}: ${host.toFixed(2)}, ${guest.toFixed(2)}`] : [];
    });
    expect(hidden).toEqual([]);
  });

  test.each(['en', 'fa', 'yue', 'zh-Hans', 'zh-Hant-TW'])('have a name in %s', locale => {
    const names = loadPictureNames(project, locale);
    const used = new Set(pictures.flatMap(({ host, guest }) => [host, guest]));
    expect([...used].filter(icon => (names[icon] ?? '').trim() === '')).toEqual([]);
  });
});
