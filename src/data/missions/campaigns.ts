import { CORE_SCHEMA, dump } from 'js-yaml';
import * as z from 'zod';
import { type Campaign, checkCampaign, type MapKind } from '../../maps/index.js';
import {
  choicesFor,
  error,
  type Problem,
  ProblemError,
  throwErrors,
  withoutInvisible,
} from '../../speech/index.js';
import type { Library } from '../library.js';
import { linesOf, readYaml } from '../yaml.js';
import { loadMissionRules, type MissionRules } from './mission-rules.js';

/** A text in several languages, by locale id: en, yue, zh-Hans, zh-Hant-TW, fa. At least one. */
export type Texts = Readonly<Record<string, string>>;

/** A mission map, from `templates/campaigns/` or the user's own file. */
export interface CampaignTemplate {
  /** The whole file. */
  readonly yaml: string;
  /** The name that messages use. */
  readonly file: string;
  readonly campaign: Campaign;
  readonly title: Texts;
  /** One line under the title. */
  readonly line?: Texts;
  /** By city id. */
  readonly names: Readonly<Record<string, Texts>>;
  readonly map: MapKind;
  /** Whether today's borders are drawn; a historical map has none. */
  readonly borders?: boolean;
}

const text = z
  .string()
  // Text pasted from the web may have soft hyphens and the like, and nothing is hyphenated here.
  .transform(withoutInvisible)
  .pipe(
    z
      .string()
      .regex(/\S/, 'templates.blank-text')
      .regex(/^[^\p{Cc}]*$/u, 'templates.one-line'),
  );
/** A plain text is for every language. */
const texts: z.ZodType<Texts> = z.union(
  [
    text.transform((plain): Texts => ({ en: plain })),
    z.record(z.string(), text).refine(each => Object.keys(each).length > 0, 'templates.texts'),
  ],
  'templates.texts',
);
const id = z.string().regex(/^\S+$/, 'templates.city-id');

export const campaignSchema = z.strictObject({
  title: texts,
  line: texts.optional(),
  map: z.enum(['geographic', 'schematic']).default('geographic'),
  borders: z.boolean().optional(),
  start: id,
  cities: z
    .array(
      z.strictObject({
        id,
        name: texts,
        at: z
          .array(z.number('templates.city-place'))
          .length(2, 'templates.city-place')
          .transform(([x, y]): readonly [number, number] => [x, y]),
        tokens: z.number(),
        mistakes: z.number(),
      }),
    )
    .min(2),
  routes: z.array(
    z
      .array(id)
      .length(2, 'templates.two-cities')
      .transform(([from, to]): readonly [string, string] => [from, to]),
  ),
});

/** The campaigns that come with the program, by name. */
export function campaignNames(project: Library): readonly string[] {
  return project
    .list('templates/campaigns')
    .flatMap(name => (name.endsWith('.yaml') ? [name.slice(0, -'.yaml'.length)] : []));
}

/**
 * A playable campaign, by name or from the user's own file. `place` is where it was named. Throws a ProblemError with
 * every fault.
 */
export function loadCampaign(name: string, project: Library, own: Library, place = 'map'): CampaignTemplate {
  const ownFile = /\.ya?ml$/i.test(name);
  const refuse = (problem: Problem) => new ProblemError([problem]);
  if (/\.(csv|tsv|txt)$/i.test(name)) throw refuse(error('missions.list-not-map', place, { name }));
  if (/\.json$/i.test(name)) throw refuse(error('missions.manifest-not-map', place, { name }));
  const known = campaignNames(project);
  if (!ownFile && !known.includes(name))
    throw refuse(error('missions.unknown-map', place, { name, ...choicesFor(name, known) }));
  const file = ownFile ? name : `templates/campaigns/${name}.yaml`;
  return readCampaign((ownFile ? own : project).text(file), file, loadMissionRules(project));
}

/** YAML text -> a campaign that can be played and fits on a page. Throws a ProblemError with every fault. */
export function readCampaign(
  yaml: string,
  file: string,
  limits: Pick<MissionRules, 'tokens' | 'cities'>,
): CampaignTemplate {
  const { title, line, map, borders, start, cities, routes } = readYaml(yaml, file, campaignSchema);
  const name = file.replace(/^.*[/\\]/, '').replace(/\.ya?ml$/i, '');
  const campaign: Campaign = {
    id: name,
    start,
    cities: cities.map(({ name: _, ...city }) => city),
    routes,
  };
  const { tokens, cities: most } = limits;
  throwErrors(checkCampaign(campaign, { tokens, cities: most, map }, campaignPlaces(yaml, file)));
  return {
    yaml,
    file,
    campaign,
    title,
    ...(line ? { line } : {}),
    names: Object.fromEntries(cities.map(city => [city.id, city.name])),
    map,
    ...(borders === undefined ? {} : { borders }),
  };
}

/** Where a value is in the file of a campaign, by its keys. */
export function campaignPlaces(yaml: string, file: string) {
  let lineAt: ReturnType<typeof linesOf> | undefined;
  return (path: readonly (string | number)[]) => {
    // Only a file with faults is read again.
    lineAt ??= linesOf(yaml);
    const line = lineAt(path);
    return { place: file, ...(line === undefined ? {} : { line }) };
  };
}

/** A text in one language, or else in English, or else in its first language. */
export function textIn(texts: Texts, locale: string): string {
  return texts[locale] ?? texts.en ?? Object.values(texts)[0];
}

/** A campaign as YAML, with one line for each city and each route, as a person would write it. */
export function writeCampaign({
  campaign,
  title,
  line,
  names,
  map,
}: Omit<CampaignTemplate, 'file' | 'yaml'>): string {
  const plain = (texts: Texts) => (Object.keys(texts).join() === 'en' ? texts.en : texts);
  const data = {
    title: plain(title),
    ...(line ? { line: plain(line) } : {}),
    map,
    start: campaign.start,
    cities: campaign.cities.map(({ id, at, tokens, mistakes }) => ({
      id,
      name: plain(names[id]),
      at,
      tokens,
      mistakes,
    })),
    routes: campaign.routes,
  };
  return dump(data, { schema: CORE_SCHEMA, flowLevel: 2, lineWidth: -1, quoteStyle: 'double', noRefs: true });
}
