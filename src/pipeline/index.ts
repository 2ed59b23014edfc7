export { type MadeFile, sha256 } from '../manifest/index.js';
export type { Desk } from '../parts/index.js';
export { expectedKind } from '../parts/index.js';
export { loadPdfjs, type PreflightReport, preflight } from '../preflight/index.js';
export type { BatchRun } from './batch.js';
export { batchKind, dealBatch, printKeyCards } from './batch.js';
export { checkList } from './check-list.js';
export { checkMap } from './check-map.js';
export { faultsIn, provedTogether } from './checking/together.js';
export type { Outcome, RunOptions, Tell } from './deck.js';
export { makeDeck } from './deck.js';
export type { Expected } from './expectation.js';
export { allKinds, expectationFor } from './expectation.js';
export { makeMap } from './make-map.js';
export type { Catalogue, CatalogueGame, CatalogueLocale } from './preview/catalogue.js';
export { largeFilesFor, readCatalogue } from './preview/catalogue.js';
export { checkFont, type FontFacts } from './preview/check-font.js';
export type {
  LayOptions,
  PageName,
  PreviewBox,
  PreviewCard,
  PreviewPart,
  PreviewSheet,
} from './preview/preview.js';
export { Preview } from './preview/preview.js';
export type { CellColumn, WordCells } from './preview/word-cells.js';
export { cellsOf, readCells, sharedWords, shippedCells } from './preview/word-cells.js';
export type { PreviewChange, PreviewList } from './preview/word-list.js';
export { proposeNewPictures } from './propose-pictures.js';
export type { RatedCity } from './rated-cities.js';
export { drawStatistics } from './statistics.js';
export { checkName, tellCheck, tellUnreadable, tellVerified } from './telling/checks.js';
export { howToPrint, type ToldDeck, type ToldFile, tellDeck } from './telling/deck.js';
export { roleName, tellChecked, tellDealt, tellLayouts, tellLegend, tellStatistics } from './telling/keys.js';
export { tellList } from './telling/list.js';
export { tellMap, tellRise } from './telling/map.js';
export { provedFacts, provedLine } from './telling/proved.js';
