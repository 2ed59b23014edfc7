export { type MadeFile, missingFiles, type NamedText, sha256 } from '../data/manifest/index.js';
export { KeyStatistics } from '../keys/index.js';
export type { Desk } from '../parts/index.js';
export { expectedKind } from '../parts/index.js';
export {
  attention,
  BLURS,
  blurred,
  cutAround,
  EYE_SIDE,
  kindOf,
  largestCut,
  lightOf,
  pencilled,
  undecoded,
} from '../pictures/photos/index.js';
export {
  CHECKS,
  type CheckName,
  type Expectation,
  loadReaders,
  type Mark,
  openPdf,
  type PaperProblem,
  type PreflightReport,
  preflight,
} from '../proof/index.js';
export {
  type CheckedKeys,
  checkKeyCards,
  type FoundKey,
  type KeyFile,
  type KeySet,
  keyFileText,
} from './checking/key-cards.js';
export { checkList } from './checking/list.js';
export { checkMap } from './checking/map.js';
export { type MapSheet, mapRoomProblems } from './checking/map-room.js';
export {
  type CheckCell,
  type CheckedPdf,
  type CheckRow,
  type CheckTable,
  checkPdf,
  checkTable,
  problemsTogether,
  type ReadOptions,
  type ReadPdf,
} from './checking/pdfs.js';
export { faultsIn, provedTogether } from './checking/together.js';
export type { MadeDeck, RunOptions, Tell } from './deck.js';
export { makeDeck } from './deck.js';
export type { Expected, FinishedFile } from './expectation.js';
export { allKinds, expectationFor } from './expectation.js';
export type { BatchRun, TellCard } from './keys/batch.js';
export { batchKind, dealBatch, printKeyCards, wholeBatchFile } from './keys/batch.js';
export { type FoundById, findKey } from './keys/find.js';
export { batchManifest, batchManifestName } from './keys/manifest.js';
export { type BatchPart, type MergedBatch, mergeBatches } from './keys/merge.js';
export { proveParts } from './keys/prove-parts.js';
export { drawStatistics, statisticsSvg } from './keys/statistics.js';
export type { SearchWatch } from './keys/wished.js';
export { type MadeMap, type MapOrder, makeMap } from './make-map.js';
export { faceFile, toldAtMeasures } from './measures.js';
export { joinedBytes } from './pdf.js';
export type { ShownCampaign, ShownCity, ShownPlace, ShownPlaces } from './preview/campaign.js';
export { campaignTitles, showCampaign, showPlaces } from './preview/campaign.js';
export type { Catalogue, CatalogueGame, CatalogueLocale } from './preview/catalogue.js';
export { largeFilesFor, readCatalogue } from './preview/catalogue.js';
export { checkFont, type FontFacts } from './preview/check-font.js';
export { coastFile, type FlatLand, openFlatMap } from './preview/flat-map.js';
export type { ShownKeyCard } from './preview/key-card.js';
export { showKeyCard } from './preview/key-card.js';
export {
  checkPhoto,
  type PhotoEntry,
  photoLimits,
  photoShapes,
  readPhotoList,
} from './preview/own-photos.js';
export type { PreviewCard, PreviewPart, PreviewSheet } from './preview/part.js';
export { type LayOptions, type PageName, Preview, type PreviewBox } from './preview/preview.js';
export { type NamedPicture, shippedPictures } from './preview/shipped-pictures.js';
export type { CellColumn, WordCells } from './preview/word-cells.js';
export { cellsOf, columnNamed, readWordCells, sharedWords, shippedCells } from './preview/word-cells.js';
export type { PreviewChange, PreviewList } from './preview/word-list.js';
export { proposeNewPictures } from './propose-pictures.js';
export type { RatedCity } from './rated-cities.js';
export { checkName, tellCheck, tellUnreadable, tellVerified } from './telling/checks.js';
export { howToPrint, type ToldDeck, type ToldFile, tellDeck, tellKeyFile } from './telling/deck.js';
export { tellChecked, tellDealt, tellLayouts, tellLegend, tellStatistics } from './telling/keys.js';
export { tellList } from './telling/list.js';
export { tellMap, tellRise } from './telling/map.js';
export { provedFacts, provedLine } from './telling/proved.js';
