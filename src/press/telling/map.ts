import { type Sentence, sentence } from '../../speech/index.js';
import type { CheckedMap } from '../checking/map.js';

/** How many cities and routes a map has, and how it gets harder where nothing could be better. */
export function tellMap({ template, cities, rise, problems }: CheckedMap): readonly Sentence[] {
  const routes = template.campaign.routes.length;
  const counts = sentence('summary.map', { cities: cities.length, routes });
  return problems.length === 0 ? [counts, tellRise(rise)] : [counts];
}

/** How a map without faults gets harder; `rise` is the most by which a chance rises along a route. */
export function tellRise(rise: number): Sentence {
  return rise < 0 ? sentence('summary.harder') : sentence('summary.rise', { percent: rise * 100 });
}
