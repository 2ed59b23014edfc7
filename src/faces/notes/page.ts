import type { Rect } from '../../geometry/index.js';
import { error, ProblemError, unlike } from '../../problem.js';
import type { Item } from '../../scene/index.js';
import type { AgentRole, NotesFace } from '../../templates/index.js';
import type { Setting } from '../elements/typesetting.js';
import type { TokenArt } from '../token.js';
import { keywordBoxes } from './boxes.js';
import { notesHead } from './head.js';
import type { NoteSheet } from './note-sheet.js';
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
  const { head, line, rounds, boxes } = slots;
  const rows = Math.ceil(sheet.rounds / 2) * sheet.clues;
  const fixed = head.height + rounds.head + boxes.above + boxes.hint + boxes.head;
  const height = Math.min(line.most, (area.height - fixed) / (rows + sheet.rounds));
  if (height < line.least) {
    const values = { height: unlike(height, line.least), least: line.least };
    throw new ProblemError([error('faces.notes-too-long', '--paper', values)]);
  }
  const table = { ...area, y: area.y + head.height, height: rounds.head + rows * height };
  const below = { ...area, y: table.y + table.height + boxes.above, height: area.height };
  return [
    ...notesHead(setting, slots, team, area, art),
    ...roundsTable(setting, slots, sheet, table, height),
    ...keywordBoxes(setting, slots, team, sheet, below, height),
  ];
}
