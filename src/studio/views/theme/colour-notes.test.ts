import { describe, expect, test } from 'vitest';
import { projectLibrary } from '../../../cli/files.js';
import { COLOURS, contrast, lightness, loadTheme, mixed } from '../../../data/index.js';
import { colourNotes, GROUPS } from './colour-notes.js';

const { colours } = loadTheme('dossier', projectLibrary());

describe('colours', () => {
  test('black on white has the most contrast, a colour on itself none', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#c7402d', '#c7402d')).toBe(1);
  });

  test('are as light in grey as they look', () => {
    expect(lightness('#ffffff')).toBeCloseTo(100);
    expect(lightness('#000000')).toBe(0);
    expect(lightness('#777777')).toBeCloseTo(50, 0);
  });

  test('mix by shares', () => {
    expect(mixed('#000000', '#ffffff', 0.2)).toBe('#333333');
  });
});

describe('a theme', () => {
  test('has each of its colours in one group', () => {
    expect(GROUPS.flatMap(group => group.colours).sort()).toEqual([...COLOURS].sort());
  });

  test('that comes with Deckwright can be read and told apart', () => {
    expect(colourNotes(colours)).toEqual([]);
  });

  test('with pale words is noted', () => {
    const notes = colourNotes({ ...colours, ink: '#999999' });
    expect(notes).toMatchObject([
      { kind: 'text', colour: 'ink', on: 'paper' },
      { kind: 'text', colour: 'ink', on: 'label' },
    ]);
  });

  test('whose teams are the same in grey is noted, however different they are in colour', () => {
    expect(colourNotes({ ...colours, red: '#c7402d', blue: '#3f6fc0' })).toMatchObject([
      { kind: 'alike', colour: 'blue', other: 'red' },
    ]);
  });

  test('with frames as white as the paper is noted', () => {
    expect(colourNotes({ ...colours, frameA: '#fefefe' })).toMatchObject([
      { kind: 'mark', colour: 'frameA' },
    ]);
  });
});
