import { cells } from './cells.js';
import { check } from './checking/check.js';
import { pdfPage } from './checking/pdf-page.js';
import { readLink, writeLink } from './decks/link.js';
import { pack } from './decks/pack.js';
import { unpack } from './decks/unpack.js';
import { font } from './font.js';
import { deal } from './keys/deal.js';
import { keyCard } from './keys/key-card.js';
import { proveKeys } from './keys/prove-keys.js';
import { localeName } from './locale-name.js';
import { campaign } from './maps/campaign.js';
import { coasts } from './maps/coasts.js';
import { mapFromPlaces } from './maps/make.js';
import { mapTitles } from './maps/map-titles.js';
import { places } from './maps/places.js';
import { photo } from './photos/photo.js';
import { photoList } from './photos/photo-list.js';
import { shippedPictures } from './photos/shipped-pictures.js';
import { sharedBy } from './shared-by.js';
import { bundle } from './taking/bundle.js';
import { make } from './taking/make.js';
import { prove } from './taking/prove.js';
import { readBack } from './taking/read-back.js';
import { theme } from './theme.js';

/** What is asked for once the sheets are there. */
export const LATER = {
  bundle,
  campaign,
  cells,
  check,
  coasts,
  deal,
  font,
  keyCard,
  localeName,
  make,
  mapFromPlaces,
  mapTitles,
  pack,
  pdfPage,
  photo,
  photoList,
  places,
  prove,
  proveKeys,
  readBack,
  readLink,
  sharedBy,
  shippedPictures,
  theme,
  unpack,
  writeLink,
};
