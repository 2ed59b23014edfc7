export type { Art } from './art.js';
export { paintArt, readArt } from './art.js';
export type { CampaignTemplate, Texts } from './campaigns.js';
export {
  campaignNames,
  campaignPlaces,
  loadCampaign,
  readCampaign,
  textIn,
  writeCampaign,
} from './campaigns.js';
export type { KeyTemplate } from './keys.js';
export { keyKinds, loadKeyTemplate } from './keys.js';
export type { Locale } from './locale.js';
export { figures, phrase, readLocale } from './locale.js';
export type { Messages } from './messages.js';
export { loadMessages, readMessages } from './messages.js';
export { loadMissionRules, loadPair, loadPairs, type MissionRules, pairSchema } from './pairs.js';
export type { PortraitRules, Portraits } from './portraits.js';
export { readPortraits } from './portraits.js';
export type { Library } from './read.js';
export { checkData, linesOf, readYaml, yamlMemory } from './read.js';
export type { Batch, BatchWishes, MapRecord, Recipe, RecipeInput } from './recipe.js';
export {
  batchManifestSchema,
  batchSchema,
  FLIPS,
  KEY_FORMATS,
  manifestSchema,
  mapRecordSchema,
  recipeSchema,
  SCRIPTS,
  wishesSchema,
} from './recipe.js';
export type { Rules, RulesBlock } from './rules.js';
export { readRules } from './rules.js';
export * from './schemas.js';
export * from './slots.js';
export type { Stock } from './stock.js';
export { loadLocale, loadStock } from './stock.js';
