// Its own types turn into any under NodeNext; these are the parts in use. Dictionaries are "source replacement|…".
declare module 'opencc-js/core' {
  export interface Preset {
    readonly from: Readonly<Record<string, unknown>>;
    readonly to: Readonly<Record<string, unknown>>;
    readonly configs?: Readonly<Record<string, unknown>>;
  }
  export function ConverterBuilder(
    preset: Preset,
  ): (options: { readonly from: string; readonly to: string }) => (text: string) => string;
}

declare module 'opencc-js/preset/cn2t' {
  import type { Preset } from 'opencc-js/core';
  export const from: Preset['from'];
  export const to: Preset['to'];
  export const configs: Preset['configs'];
}

declare module 'opencc-js/preset/t2cn' {
  import type { Preset } from 'opencc-js/core';
  export const from: Preset['from'];
  export const to: Preset['to'];
  export const configs: Preset['configs'];
}

declare module 'opencc-js/from/*' {
  const groups: readonly (readonly string[])[];
  export default groups;
}

declare module 'opencc-js/to/*' {
  const groups: readonly (readonly string[])[];
  export default groups;
}

declare module 'opencc-js/dict/*' {
  const dictionary: string;
  export default dictionary;
}
