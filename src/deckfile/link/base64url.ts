/** Bytes as letters that a link carries as they are (RFC 4648, section 5), without padding. */
export function toBase64url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, byte => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Undefined if it is not exactly what `toBase64url` writes. */
export function fromBase64url(text: string): Uint8Array | undefined {
  if (!/^[A-Za-z0-9_-]*$/.test(text) || text.length % 4 === 1) return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, letter => letter.charCodeAt(0));
  return toBase64url(bytes) === text ? bytes : undefined;
}
