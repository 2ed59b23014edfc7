import type { Job } from '../job.js';
import { type DeckWords, readDeckWords, wordsOnTable } from '../word-list/read-list.js';
import { keywordRoom } from './face.js';
import { keywordMeasures } from './measures.js';

const lists = new WeakMap<Job, Promise<DeckWords>>();

/** The keywords of a deck, four to a card: read once, whichever parts are made from them. */
export function keywordList(job: Job, cards: number): Promise<DeckWords> {
  const known = lists.get(job);
  if (known !== undefined) return known;
  const { templates } = job;
  const room = keywordRoom(templates.measures(keywordMeasures));
  const list = readDeckWords(job, {
    counts: { box: cards * 4, game: wordsOnTable(templates), least: 4 },
    room,
  });
  lists.set(job, list);
  return list;
}
