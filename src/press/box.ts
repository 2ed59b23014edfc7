import type { BoxPart, Job, LaidPart, Prepared } from '../parts/index.js';
import { layOutMeasured, type Measured, prepareMeasured } from './measures.js';

/** A part of the box with what it is made from. */
export interface PreparedPart extends BoxPart {
  readonly prepared: Prepared<unknown>;
}

/** A part of the box on its sheets. */
export type MadeSheets = PreparedPart & LaidPart & Measured;

/** Reads and checks what a part is made from; draws nothing. */
export async function preparePart(
  job: Job,
  { name, part, options }: BoxPart,
  tell: (done: number, all: number) => void = () => {},
): Promise<PreparedPart> {
  return { name, part, options, prepared: await prepareMeasured(job, own => part.needs(own, options, tell)) };
}

/** Draws a part. Throws a ProblemError where it can't be laid out. */
export async function layOutPart(job: Job, prepared: PreparedPart): Promise<MadeSheets> {
  const { part, options, prepared: made } = prepared;
  return { ...prepared, ...(await layOutMeasured(job, own => part.layOut(own, options, made.value))) };
}
