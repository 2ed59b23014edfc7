/** Lines on stdout: what was asked for. */
export function tell(text: string): void {
  console.log(harmless(text));
}

/** Lines on stderr: what a person should know about it. */
export function warn(text: string): void {
  console.error(harmless(text));
}

/** What came from a file can't control the terminal, nor turn what stands beside it: U+202A to U+202E. */
export function harmless(text: string): string {
  return text.replace(
    /[^\P{Cc}\n\t]|[\u202a-\u202e]/gu,
    char => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Whether a stream shows colours (no-color.org). */
export function hasColours({ isTTY }: NodeJS.WriteStream): boolean {
  return canMove({ isTTY }) && !process.env.NO_COLOR;
}

/** Whether a line on it can be written over: a dumb terminal prints what should move the cursor. */
export function canMove({ isTTY }: Pick<NodeJS.WriteStream, 'isTTY'>): boolean {
  return isTTY === true && process.env.TERM !== 'dumb';
}
