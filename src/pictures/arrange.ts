import type { Composition, Icon, PictureIcons, SpotName } from '../data/index.js';
import { IDENTITY, type Rect } from '../scene/geometry/index.js';
import { choicesFor, error, ProblemError } from '../speech/index.js';
import { clipOf, halvesAt } from './clips.js';
import { boxAround, type Figure } from './figure.js';
import { layersOf, partFor } from './layers.js';
import { type Operator, operators } from './operators.js';
import { iconSpotOf, placeOn, scattered } from './place.js';
import { boxOfPoints, polygonsOf } from './polygons.js';

/** What pictures are made of. */
export interface PictureKit {
  readonly icons: ReadonlyMap<string, Icon>;
  readonly hosts: PictureIcons['hosts'];
  readonly guests: PictureIcons['guests'];
}

/** Host and guest where they belong, in the host's 32 x 32 box. */
export interface Arrangement {
  readonly host: Figure;
  readonly guest: Figure;
  /** What of the host is drawn over the guest. */
  readonly front: Figure;
  readonly operator: Operator;
  readonly behind: boolean;
  /** Around all that shows. */
  readonly box: Rect;
}

/** Puts the guest on the host. Throws a ProblemError that names the icon or the spot that is missing. */
export function arrange(composition: Composition, kit: PictureKit): Arrangement {
  const { host: hostName, guest: guestName, by } = composition;
  const operator = operators[by];
  const host = iconNamed(hostName, 'host', kit);
  const guest = iconNamed(guestName, 'guest', kit);
  const at = spotName(composition, operator, kit);
  const on = iconSpotOf(host.spots, at, host.box);
  const from = operator.spots[at] as SpotName;
  const spot = iconSpotOf(guest.spots, from, guest.box);
  if (on === undefined) throw missing(hostName, 'host', at);
  if (spot === undefined) throw missing(guestName, 'guest', from);
  const size = operator.size(on, spot) * composition.size;
  const place = placeOn(on, spot, size, composition);
  const clip = clipOf(operator, on, host);
  const places = operator.repeated && clip ? scattered(clip, on, place, size, guest.box) : [place];
  const halves = operator.halves ? halvesAt(on, composition.flip !== composition.behind) : undefined;
  const layers = layersOf(host.icon, host.spots, composition, at);
  const hostClip = halves?.host ?? layers.clip;
  const hostFigure = {
    icon: layers.back,
    places: [IDENTITY],
    ...(hostClip === undefined ? {} : { clip: hostClip }),
  };
  const guestFigure = {
    icon: partFor(guest.icon, guest.spots, from),
    places,
    ...(halves ? { clip: halves.guest } : clip ? { clip } : {}),
  };
  const front = { ...hostFigure, icon: layers.front };
  const box = boxAround([{ ...hostFigure, icon: [...layers.back, ...layers.front] }, guestFigure]);
  const behind = operator.behind ?? composition.behind;
  return { host: hostFigure, guest: guestFigure, front, operator, behind, box };
}

function iconNamed(name: string, role: 'host' | 'guest', kit: PictureKit) {
  const known = kit[`${role}s`];
  const icon = kit.icons.get(name);
  const spots = known.get(name);
  if (icon === undefined || spots === undefined) {
    const place = `templates/pictures/${role}s`;
    throw new ProblemError([
      error('pictures.unknown-icon', place, { role, name, ...choicesFor(name, [...known.keys()]) }),
    ]);
  }
  const box = boxOfPoints(icon.flatMap(shape => polygonsOf(shape, IDENTITY).flat())) as Rect;
  return { icon, spots, box };
}

/** As asked for, or the first that both icons have. */
function spotName({ at, host, guest }: Composition, operator: Operator, kit: PictureKit): SpotName {
  const names = Object.keys(operator.spots) as SpotName[];
  if (at !== undefined) {
    const found = names.find(name => name === at);
    if (found !== undefined) return found;
    throw new ProblemError([
      error('pictures.unknown-spot', `${host}, ${guest}`, { at, ...choicesFor(at, names) }),
    ]);
  }
  const has = (name: SpotName) => kit.hosts.get(host)?.[name] !== undefined;
  const fits = (name: SpotName) => kit.guests.get(guest)?.[operator.spots[name] as SpotName] !== undefined;
  return names.find(name => has(name) && fits(name)) ?? names.find(has) ?? names[0];
}

function missing(icon: string, role: 'host' | 'guest', spot: SpotName): ProblemError {
  return new ProblemError([
    error('pictures.missing-spot', `templates/pictures/${role}s`, { icon, role, spot }),
  ]);
}
