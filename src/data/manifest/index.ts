export { changesSince } from './compare.js';
export type { MapPlan, MapRecord } from './map-record.js';
export type { Manifest, NamedText } from './read.js';
export { filesNamedIn, findManifest, missingFiles, readManifest } from './read.js';
export type {
  BatchFile,
  BatchManifest,
  DeckManifest,
  FileRecord,
  PartRecord,
  RulesRecord,
  ScreenRecord,
} from './schema.js';
export { batchManifestSchema, deckManifestSchema } from './schema.js';
export { sha256 } from './sha256.js';
export type { MadeFile, RecordedBatch } from './write.js';
export { writeBatchManifest, writeDeckManifest } from './write.js';
