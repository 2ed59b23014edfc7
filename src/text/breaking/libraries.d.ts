declare module 'hyphen' {
  type Patterns = readonly unknown[];
  interface Options {
    readonly hyphenChar?: string;
    readonly minWordLength?: number;
    readonly html?: boolean;
  }
  export default function createHyphenator(patterns: Patterns, options?: Options): (text: string) => string;
}

declare module 'hyphen/patterns/*.js' {
  const patterns: readonly unknown[];
  export default patterns;
}
