/** Made by the build: see scripts/studio/plugins.mjs. */
declare module 'virtual:stores' {
  const stores: import('./worker/library.js').Stores & { readonly version: string };
  export default stores;
}

declare module 'virtual:strings' {
  const languages: Readonly<
    Record<string, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>
  >;
  export default languages;
}

/** The parts of each game, by its name. */
declare module 'virtual:games' {
  const games: Readonly<Record<string, readonly string[]>>;
  export default games;
}

declare module '*.css';

/** Its address. */
declare module '*.svg' {
  const url: string;
  export default url;
}
