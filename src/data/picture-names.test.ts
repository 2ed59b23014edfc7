import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../cli/files.js';
import { loadPictureIcons, loadPictureNames } from './pictures.js';

const project = projectLibrary();
const { hosts, guests } = loadPictureIcons(project);
const icons = [...new Set([...hosts.keys(), ...guests.keys()])].sort();
const locales = project.list('templates/locales').map(file => file.replace(/\.yaml$/, ''));

describe.each(locales)('the names of pictures in %s', locale => {
  const names = loadPictureNames(project, locale);

  test('are there for every icon, and for no other', () => {
    expect(Object.keys(names).sort()).toEqual(icons);
  });

  test('tell every icon from every other, an animal from its face too', () => {
    const texts = Object.values(names);
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  });

  test('are words alone, without brackets or a full stop', () => {
    const odd = Object.values(names).filter(
      name => /[^\p{L}\p{M}\u200c' -]/u.test(name) || name !== name.trim(),
    );
    expect(odd).toEqual([]);
  });
});

test('Persian names are in Persian letters, with a joiner only inside a word', () => {
  const odd = Object.values(loadPictureNames(project, 'fa')).filter(name =>
    /[^\u0621-\u063a\u0641-\u0648\u064f\u067e\u0686\u0698\u06a9\u06af\u06cc\u200c ]|[\u064a\u0643]|\u200c(?!\p{L})|(?<!\p{L})\u200c/u.test(
      name,
    ),
  );
  expect(odd).toEqual([]);
});
