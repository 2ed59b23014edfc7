/** More bytes than any browser gives. */
const TOO_MUCH = 2 ** 34;

/**
 * Makes a browser give back the memory that nobody needs any more, by asking for more than there is: by itself it looks
 * only once it needs some, and a minute after a deck was made it may still hold all of it (docs/speed.md).
 */
export function giveBack(): void {
  try {
    new Uint8Array(new ArrayBuffer(TOO_MUCH))[0] = 1;
  } catch {
    // As meant.
  }
}
