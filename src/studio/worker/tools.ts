import type { Recipe } from '../../data/index.js';
import type { Desk } from '../../press/index.js';
import type { Problem, Sentence } from '../../speech/index.js';
import type { ToldProblem } from '../bridge/messages.js';
import type { Order } from '../bridge/order.js';
import type { ProjectFiles } from './library.js';

/** What a job works with, besides what it was asked. */
export interface Tools<Event> {
  /** The desk for an order: the person's files, and the large ones of the program that it needs, are there. */
  desk(order: Order): Promise<Desk>;
  /** The same for a recipe that is printed as it is, with files in memory. */
  deskOf(recipe: Recipe, own: Desk['own']): Promise<Desk>;
  /** What reads PDFs is there. */
  readers(): Promise<void>;
  readonly project: ProjectFiles;
  /** Tells the page how far it is. */
  tell(event: Event): void;
  /** True once the page no longer wants the answer. Lets messages in, so it takes a moment. */
  stopped(): Promise<boolean>;
  /** True once the page is content with what was found until the last `stopped()`. */
  enough(): boolean;
  /** In the language of the page. */
  told(problems: readonly Problem[]): readonly ToldProblem[];
  say(...sentences: readonly Sentence[]): string;
}

/** One thing that the page may ask for. Throws a ProblemError where the person's input is at fault. */
export type WorkerJob<Payload, Event, Answer> = (payload: Payload, tools: Tools<Event>) => Promise<Answer>;
