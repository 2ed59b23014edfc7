import type { AgentRole } from '../../data/index.js';
import type { Rect } from '../../scene/geometry/index.js';
import type { Item } from '../../scene/index.js';
import { error, ProblemError, unlike } from '../../speech/index.js';
import type { Setting } from '../../text/typesetting/index.js';
import type { TokenArt } from '../tokens/face.js';
import { keywordBoxes } from './boxes.js';
import { notesHead } from './head.js';
import type { NotesFace } from './measures.js';
import { type NoteSheet, planNotes } from './note-sheet.js';
import { roundsTable } from './rounds.js';

/**
 * A side of a note sheet: the clues of one team, round by round, and again below, keyword by keyword. Throws
 * `faces.notes-too-long` if its lines would be too low to write on.
 */
export function notesPage(
  setting: Setting,
  slots: NotesFace,
  team: AgentRole,
  sheet: NoteSheet,
  area: Rect,
  art: TokenArt,
): readonly Item[] {
  const { least } = slots.line;
  const { rounds, keywords, height } = planNotes(slots, sheet, area);
  if (height < least) {
    const values = { height: unlike(height, least), least };
    throw new ProblemError([error('faces.notes-too-long', '--paper', values)]);
  }
  return [
    ...notesHead(setting, slots, team, area, art),
    ...roundsTable(setting, slots, sheet, rounds, height),
    ...keywordBoxes(setting, slots, team, sheet, keywords, height),
  ];
}
