// Vite's plugins for the page: its strings and the table of its stores as modules, the stores as files beside it.
import { makeStores } from './stores.mjs';
import { languages, partsOfGames, stringsOf } from './strings.mjs';

let stores;

/** `virtual:stores`: where the worker finds the program's files. */
export function storesModule() {
  return {
    name: 'deckwright:stores',
    resolveId: id => (id === 'virtual:stores' ? `\0${id}` : undefined),
    load(id) {
      if (id !== '\0virtual:stores') return undefined;
      stores ??= makeStores();
      return `export default ${JSON.stringify(stores.table)};`;
    },
  };
}

/** Lays the stores beside the worker. */
export function storesFiles() {
  return {
    name: 'deckwright:store-files',
    generateBundle() {
      stores ??= makeStores();
      for (const [name, source] of stores.out)
        this.emitFile({ type: 'asset', fileName: `assets/${name}`, source });
    },
  };
}

/** PDFium's own file is one of the stores: Vite would lay it beside the page once more, as everything that it finds named. */
export function withoutPdfiumFile() {
  return {
    name: 'deckwright:pdfium',
    transform(code, id) {
      if (!/@embedpdf\/pdfium\/dist\/index\.browser\.js/.test(id)) return undefined;
      return { code: code.replaceAll("new URL('pdfium.wasm', import.meta.url).href", "''"), map: null };
    },
  };
}

/** `virtual:strings`: for each language a function that loads its strings. */
export function stringsModule() {
  return {
    name: 'deckwright:strings',
    resolveId: id => (id.startsWith('virtual:strings') ? `\0${id}` : undefined),
    load(id) {
      if (id === '\0virtual:strings') {
        const lines = languages().map(
          name => `${JSON.stringify(name)}: () => import(${JSON.stringify(`virtual:strings/${name}`)})`,
        );
        return `export default {${lines.join(',')}};`;
      }
      const [, name] = /^\0virtual:strings\/(.+)$/.exec(id) ?? [];
      return name && `export default ${JSON.stringify(stringsOf(name))};`;
    },
  };
}

/** `virtual:games`: the parts of each game. */
export function gamesModule() {
  return {
    name: 'deckwright:games',
    resolveId: id => (id === 'virtual:games' ? `\0${id}` : undefined),
    load: id => (id === '\0virtual:games' ? `export default ${JSON.stringify(partsOfGames())};` : undefined),
  };
}
