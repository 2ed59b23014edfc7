export { artistFor } from './elements/artist.js';
export { paintOf, signItems } from './elements/signs.js';
export { type ExpectedContent, expectedOf } from './expected.js';
export { type BoxPart, boxOf, chosenParts, needlessKeys } from './game-box.js';
export { type Desk, fontScriptOf, inPrintedScript, type Job, openJob, printedLanguage } from './job.js';
export type { KeyCard } from './keys/cards.js';
export {
  claimedKeySheets,
  expectedKind,
  keyPiece,
  keySheets,
  keysToSheet,
  provedCards,
} from './keys/part.js';
export { chanceFor } from './map/campaign.js';
export { layOutMap } from './map/layout.js';
export { mapMeasures } from './map/measures.js';
export { openAtlas } from './map/part.js';
export { planMap } from './map/plan.js';
export type { Laid, LaidPart, Prepared, Source, Tally } from './part.js';
export { pictureMeasures } from './pictures/measures.js';
export { pictureNames } from './pictures/names.js';
export { photoRoom } from './pictures/photo.js';
export { sheetProblems, unprintable } from './printable.js';
export { type DeckWords, readDeckWords } from './word-list/read-list.js';
export { words, wordUse } from './words/part.js';
export { collectYielding } from './yielding.js';
