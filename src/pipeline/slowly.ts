/**
 * Everything that an iterable gives, with a breath after each `stride` items: while long work is done the program still
 * hears that a person presses Ctrl-C, or a page that its button is pressed.
 */
export async function slowly<T>(items: Iterable<T>, stride: number): Promise<T[]> {
  const all: T[] = [];
  for (const item of items) {
    all.push(item);
    if (all.length % stride === 0) await new Promise(resolve => setTimeout(resolve));
  }
  return all;
}
