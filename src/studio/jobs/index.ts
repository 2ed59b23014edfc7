import type { Tools, WorkerJob } from '../worker/tools.js';
import { hello } from './hello.js';
import type { LATER } from './later.js';
import { lay } from './lay.js';
import { neededFiles } from './needed-files.js';
import { page } from './page.js';
import { shipped } from './shipped.js';
import { warm } from './taking/warm.js';
import { tidy } from './tidy.js';

/** What the page asks for until the sheets are there. */
const FIRST = { hello, lay, neededFiles, page, shipped, tidy, warm };

/** Everything that the page may ask a worker for, by name. */
type Jobs = typeof FIRST & typeof LATER;

/** A job by its name. What is not needed for the first sheets is loaded when it is first asked for, which may fail. */
export async function jobNamed(name: string): Promise<WorkerJob<unknown, unknown, unknown>> {
  const all: object = name in FIRST ? FIRST : (await import('./later.js')).LATER;
  return all[name as keyof typeof all];
}

export type JobName = keyof Jobs;
type Call<N extends JobName> = Jobs[N];
export type Payload<N extends JobName> = Parameters<Call<N>>[0];
export type Answer<N extends JobName> = Awaited<ReturnType<Call<N>>>;
export type Event<N extends JobName> =
  Call<N> extends (payload: never, tools: Tools<infer E>) => unknown ? E : never;
