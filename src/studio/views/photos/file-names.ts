import { PICTURE } from './folders.js';

const MOST = 100;
/** What systems leave in folders of pictures. */
const LITTER = /^(\..*|thumbs\.db|desktop\.ini|icon\r)$/i;
const ENDINGS: Readonly<Record<string, string>> = { jpeg: 'jpg' };

export const isLitter = (name: string) => LITTER.test(name);

/** A name that every system can keep, `taken` by nobody: `beach.jpg`, `beach 2.jpg`. */
export function fileName(name: string, taken: readonly string[]): string {
  const clean = tidied(name);
  const dot = clean.lastIndexOf('.') > 0 ? clean.lastIndexOf('.') : clean.length;
  const [stem, ending] = [clean.slice(0, dot), clean.slice(dot)];
  for (let count = 1; ; count++) {
    const tried = `${stem.slice(0, MOST)}${count > 1 ? ` ${count}` : ''}${ending.slice(0, 20)}`;
    if (!taken.includes(tried)) return tried;
  }
}

/** A folder's name that says nothing else in a recipe. */
export function folderName(name: string): string {
  const clean = tidied(name).slice(0, MOST);
  return /^(shipped|words)$|\.[^.]{1,5}$/i.test(clean) ? `${clean.replaceAll('.', '-')} 2` : clean;
}

/** With the ending that tells what it is; `kind` is told by its bytes. */
export function withEnding(name: string, kind: string): string {
  return PICTURE.test(name) ? name : `${name}.${ENDINGS[kind] ?? kind}`;
}

function tidied(name: string): string {
  const clean = name
    .normalize('NFC')
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '-')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return clean === '' ? 'picture' : clean;
}
