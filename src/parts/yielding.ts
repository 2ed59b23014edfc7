/**
 * Collects an iterable, yielding to the event loop every `stride` items: the program still answers Ctrl-C during long
 * work, and a web page its buttons.
 */
export async function collectYielding<T>(items: Iterable<T>, stride: number): Promise<T[]> {
  const all: T[] = [];
  for (const item of items) {
    all.push(item);
    if (all.length % stride === 0) await new Promise(resolve => setTimeout(resolve));
  }
  return all;
}
