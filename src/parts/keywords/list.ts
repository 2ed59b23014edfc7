import type { Job } from '../job.js';
import { type DeckWords, readDeckWords, wordsOnTable } from '../word-list/read-list.js';
import { keywordRoom } from './face.js';
import { keywordMeasures } from './measures.js';

/** By the setting of their deck, which all of its parts share. */
const lists = new WeakMap<Job['setting'], Promise<DeckWords>>();

/** The keywords of a deck, four to a card: read once, whichever parts are made from them. */
export function keywordList(job: Job, cards: number): Promise<DeckWords> {
  const known = lists.get(job.setting);
  if (known !== undefined) return known;
  const { templates } = job;
  const room = keywordRoom(templates.measures(keywordMeasures));
  const list = readDeckWords(job, {
    counts: { box: cards * 4, game: wordsOnTable(templates), least: 4 },
    room,
  });
  lists.set(job.setting, list);
  return list;
}
