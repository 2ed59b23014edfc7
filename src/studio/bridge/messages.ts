import type { Problem } from '../../speech/index.js';

/** A problem with its sentences in the language of the page. */
export interface ToldProblem extends Problem {
  readonly what: string;
  readonly advice: string;
}

/** From the page to a worker. */
export type Question =
  | { readonly id: number; readonly job: string; readonly language: string; readonly payload: unknown }
  | { readonly id: number; readonly stop: true }
  /** What is found so far will do. */
  | { readonly id: number; readonly enough: true };

/** From a worker to the page: an SVG to be drawn in a size in pixels. The answer is an ImageBitmap, or undefined. */
export interface Drawing {
  readonly draw: string;
  readonly width: number;
  readonly height: number;
  readonly answer: MessagePort;
}

/** From a worker to the page. Each question ends with `answer`, `problems` or `failure`. */
export type Reply =
  | { readonly id: number; readonly event: unknown }
  | { readonly id: number; readonly loading: Loading }
  | { readonly id: number; readonly answer: unknown }
  | { readonly id: number; readonly problems: readonly ToldProblem[] }
  | { readonly id: number; readonly failure: string };

/** From a worker whose program could not be loaded. */
export interface Unloaded {
  readonly unloaded: true;
}

/** A file that is being fetched, in bytes. */
export interface Loading {
  readonly file: string;
  readonly done: number;
  readonly all: number;
}
