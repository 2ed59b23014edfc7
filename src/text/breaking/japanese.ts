import { jaModel, Parser } from 'budoux';
import type { Language } from './language.js';

const budoux = new Parser(jaModel);

/** Phrases by BudouX; names in katakana also break after their dots. */
export const japanese: Language = {
  words: text => text.split(/(?<=・)/u).flatMap(name => budoux.parse(name)),
  loose: true,
};
