import type { Tools } from '../worker/tools.js';
import { cells } from './cells.js';
import { check } from './checking/check.js';
import { pdfPage } from './checking/pdf-page.js';
import { readLink, writeLink } from './decks/link.js';
import { pack } from './decks/pack.js';
import { unpack } from './decks/unpack.js';
import { font } from './font.js';
import { hello } from './hello.js';
import { deal } from './keys/deal.js';
import { keyCard } from './keys/key-card.js';
import { proveKeys } from './keys/prove-keys.js';
import { lay } from './lay.js';
import { localeName } from './locale-name.js';
import { campaign } from './maps/campaign.js';
import { coasts } from './maps/coasts.js';
import { mapFromPlaces } from './maps/make.js';
import { mapTitles } from './maps/map-titles.js';
import { places } from './maps/places.js';
import { neededFiles } from './needed-files.js';
import { page } from './page.js';
import { photo } from './photos/photo.js';
import { photoList } from './photos/photo-list.js';
import { shippedPictures } from './photos/shipped-pictures.js';
import { sharedBy } from './shared-by.js';
import { shipped } from './shipped.js';
import { bundle } from './taking/bundle.js';
import { make } from './taking/make.js';
import { prove } from './taking/prove.js';
import { readBack } from './taking/read-back.js';
import { warm } from './taking/warm.js';
import { theme } from './theme.js';
import { tidy } from './tidy.js';

/** Everything that the page may ask a worker for, by name. */
export const JOBS = {
  bundle,
  campaign,
  cells,
  check,
  coasts,
  deal,
  font,
  hello,
  keyCard,
  lay,
  localeName,
  make,
  mapFromPlaces,
  mapTitles,
  neededFiles,
  pack,
  page,
  pdfPage,
  photo,
  photoList,
  places,
  prove,
  proveKeys,
  readBack,
  readLink,
  sharedBy,
  shipped,
  shippedPictures,
  theme,
  tidy,
  unpack,
  warm,
  writeLink,
};

export type JobName = keyof typeof JOBS;
type Call<N extends JobName> = (typeof JOBS)[N];
export type Payload<N extends JobName> = Parameters<Call<N>>[0];
export type Answer<N extends JobName> = Awaited<ReturnType<Call<N>>>;
export type Event<N extends JobName> =
  Call<N> extends (payload: never, tools: Tools<infer E>) => unknown ? E : never;
