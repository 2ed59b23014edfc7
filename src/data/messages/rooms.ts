import * as z from 'zod';
import { digitsSchema } from '../digits.js';
import type { Library } from '../library.js';
import { checkYaml, readYaml } from '../yaml.js';

/** What is wrong, and what to do about it, as ICU messages (unicode-org.github.io/icu). */
export const sentenceSchema = z.strictObject({
  what: z.string().min(1),
  do: z.string().optional(),
  /** In place of `do` at the command line. */
  command: z.string().optional(),
  /** In place of `what` at the command line: a name as a person types it there. */
  typed: z.string().optional(),
});
export const sharedSchema = z
  .object({ 'between-values': z.string(), 'between-sentences': z.string(), digits: digitsSchema })
  .catchall(z.string());
export const messagesSchema = z
  .object({ shared: sharedSchema })
  .catchall(z.record(z.string(), sentenceSchema));

export type Room = Readonly<Record<string, z.infer<typeof sentenceSchema>>>;

/** The rooms of a file, each read when it is asked for: a run reports few problems. */
interface Rooms {
  readonly names: readonly string[];
  /** Throws a ProblemError if they do not fit the schema. */
  read(rooms: readonly string[]): z.infer<typeof messagesSchema>;
}

export function openRooms(file: string, project: Library): Rooms {
  const text = project.text(file);
  const said = project.said?.(file, text);
  if (said !== undefined) {
    const all = Object.entries(said as object);
    return {
      names: all.map(([name]) => name),
      read: rooms => {
        const asked = Object.fromEntries(all.filter(([name]) => rooms.includes(name)));
        return checkYaml(asked, text, file, messagesSchema);
      },
    };
  }
  // Rooms that are left out keep their lines, so that faults have the right line numbers.
  const blocks = text.split(/^(?=\w+:)/m).map(block => {
    const lines = block.split('\n').length - 1;
    return { name: /^\w+(?=:)/.exec(block)?.[0] ?? '', block, blank: '\n'.repeat(lines) };
  });
  return {
    names: blocks.flatMap(({ name }) => (name === '' ? [] : [name])),
    read: rooms => {
      const asked = blocks.map(({ name, block, blank }) => (rooms.includes(name) ? block : blank));
      return readYaml(asked.join(''), file, messagesSchema);
    },
  };
}
