/** What differs between Node and a browser. `cli/` and `studio/` each hand in their own; nothing else asks where it runs. */
export interface Platform {
  /** Bytes in the format of zlib (RFC 1950), the same on every platform. */
  deflate(bytes: Uint8Array): Uint8Array;
  /** An SVG as PNG, in its own size in pixels; `dpi` is written into the file. */
  pixels(svg: string, dpi: number): Promise<Uint8Array>;
  /** Text in Big5 with the Hong Kong characters; bytes that do not fit become U+FFFD. */
  big5(bytes: Uint8Array): string;
}
