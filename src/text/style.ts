import type { Language } from './breaking/language.js';

export interface TextStyle {
  /** Font ids; the first that has a character draws it. */
  readonly fonts: readonly string[];
  /** Em size in millimetres. */
  readonly size: number;
  /** BCP 47, for regional forms. */
  readonly lang: string;
  readonly direction: 'ltr' | 'rtl';
  /** A word runs in the direction of its own first letter, if it has one. */
  readonly ownDirection?: boolean;
  /** Chinese or Japanese: adjacent punctuation marks share an em, and curly quotes open and close like brackets. */
  readonly han?: boolean;
  /** An opening mark at the start of a line of Han leaves no gap there. */
  readonly flush?: boolean;
  /** A closing mark at the end of a line of Han gives up its empty half, so that one character more fits. */
  readonly tight?: boolean;
  /** How its lines are broken, beyond what UAX 14 says of every language. */
  readonly language?: Language;
}
