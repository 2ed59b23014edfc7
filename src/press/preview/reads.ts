import type { Recipe } from '../../data/index.js';
import type { Desk } from '../../parts/index.js';

type Own = Desk['own'];

/** What was read of a person's files, so that one can tell whether anything made from them would come out otherwise. */
export class ReadRecord {
  readonly library: Own;
  readonly #reads = new Map<string, { readonly read: (own: Own) => unknown; readonly answer: unknown }>();

  constructor(own: Own) {
    this.library = {
      text: path => this.#note(own, `text ${path}`, from => from.text(path)),
      bytes: path => this.#note(own, `bytes ${path}`, from => from.bytes(path)),
      list: folder => this.#note(own, `list ${folder}`, from => from.list(folder)),
      entries: folder => this.#note(own, `entries ${folder}`, from => from.entries(folder)),
    };
  }

  /** Whether `own` would answer everything in the same way. */
  stillTrue(own: Own): boolean {
    return [...this.#reads.values()].every(({ read, answer }) =>
      same(
        attempt(() => read(own)),
        answer,
      ),
    );
  }

  #note<T>(own: Own, name: string, read: (own: Own) => T): T {
    const answer = attempt(() => read(own));
    this.#reads.set(name, { read, answer });
    if (answer instanceof Fault) throw answer.thrown;
    return answer as T;
  }
}

/** What was read of a recipe: whatever was made from it comes out the same while those keys stay the same. */
export class RecipeRecord {
  readonly recipe: Recipe;
  readonly #given: Recipe;
  readonly #keys = new Set<PropertyKey>();

  constructor(recipe: Recipe) {
    this.#given = recipe;
    this.recipe = new Proxy(recipe, {
      get: (target, key) => {
        this.#keys.add(key);
        return Reflect.get(target, key);
      },
      has: (target, key) => {
        this.#keys.add(key);
        return Reflect.has(target, key);
      },
      // A copy takes everything.
      ownKeys: target => {
        for (const key of [...Reflect.ownKeys(target), EVERYTHING]) this.#keys.add(key);
        return Reflect.ownKeys(target);
      },
    });
  }

  stillTrue(recipe: Recipe): boolean {
    if (this.#keys.has(EVERYTHING)) return same(this.#given, recipe);
    return [...this.#keys].every(key => same(Reflect.get(this.#given, key), Reflect.get(recipe, key)));
  }
}

const EVERYTHING = Symbol('every key');

class Fault {
  readonly thrown: unknown;

  constructor(thrown: unknown) {
    this.thrown = thrown;
  }
}

function attempt(read: () => unknown): unknown {
  try {
    return read();
  } catch (thrown) {
    return new Fault(thrown);
  }
}

function same(a: unknown, b: unknown): boolean {
  if (a instanceof Fault && b instanceof Fault) return String(a.thrown) === String(b.thrown);
  if (a instanceof Uint8Array || b instanceof Uint8Array) return a === b;
  return JSON.stringify(a) === JSON.stringify(b);
}
