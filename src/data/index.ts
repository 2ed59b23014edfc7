export type { Art } from './art/drawing.js';
export { paintArt, readArt } from './art/drawing.js';
export type { Icon, IconShape } from './art/icon.js';
export { openIcons } from './art/icon.js';
export type { PortraitRules, Portraits } from './art/portraits.js';
export { readPortraits } from './art/portraits.js';
export { checkData } from './check.js';
export { contrast, legible, lightness, mixed } from './colours/colours.js';
export { type ColourName, withColour } from './colours/shades.js';
export type { Grid } from './grid.js';
export { loadGrid } from './grid.js';
export { loadHeadings } from './headings.js';
export type { KeyTemplate } from './keys.js';
export { keyKinds, loadKeyTemplate, loadKeyWords } from './keys.js';
export { type Measures, partsOfGames, readMeasures } from './kinds.js';
export { besideFile, isOwnFile, type Library, yamlNames } from './library.js';
export type { Templates } from './load-templates.js';
export { loadTemplates } from './load-templates.js';
export type { Locale } from './locale.js';
export { figures, phrase } from './locale.js';
export { besideLocale, loadLocale, loadRulesText, localeList } from './locales/open.js';
export { type Help, loadHelp } from './messages/help.js';
export { fromRightToLeft, isRightToLeft, keptInOrder } from './messages/isolates.js';
export type { Messages } from './messages.js';
export { loadMessages } from './messages.js';
export type { CampaignTemplate, Texts } from './missions/campaigns.js';
export { campaignNames, campaignPlaces, loadCampaign, textIn, writeCampaign } from './missions/campaigns.js';
export { loadDisputedBorders } from './missions/disputed-borders.js';
export { loadMissionRules } from './missions/mission-rules.js';
export { loadPair, loadPairs } from './missions/pairs.js';
export type {
  Composition,
  IconSpot,
  IconSpots,
  OperatorName,
  PictureIcons,
  SpotName,
  Spots,
} from './pictures.js';
export {
  compositionLines,
  compositionSchema,
  loadPictureNames,
  loadShippedPictures,
  OPERATORS,
  readCompositions,
} from './pictures.js';
export type { DrawnRound, DrawnTurn, Rules, RulesBlock, RulesGrids } from './rules.js';
export { readRules, rulesBlockSchema } from './rules.js';
export * from './schema/backs.js';
export type { Batch, BatchInput, BatchWishes } from './schema/batch.js';
export { batchSchema, KEY_FORMATS, wishesSchema } from './schema/batch.js';
export * from './schema/game.js';
export * from './schema/key-card.js';
export * from './schema/paper.js';
export type { Recipe, RecipeInput } from './schema/recipe.js';
export { FLIPS, PILES, recipeSchema } from './schema/recipe.js';
export * from './schema/statistics-face.js';
export * from './schema/theme.js';
export type { FoldLines } from './schema/units.js';
export { count, foldLines, lineWidth, mm, pt, rect, share, signSize } from './schema/units.js';
export { asShipped, type ChangedMeasure, changedMeasures } from './shipped.js';
export { loadTheme, readOwnTheme } from './themes.js';
export { wordCardSizes } from './word-cards/size.js';
export { LEAST_TYPE, stretching } from './word-cards/stretch.js';
export { linesOf, readYaml, readYamlFile } from './yaml.js';
