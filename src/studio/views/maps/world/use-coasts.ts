import { useEffect, useState } from 'preact/hooks';
import { maker, tellLoading } from '../../../state/workers.js';
import type { Answer } from '../../../worker/jobs/index.js';
import type { Window } from './window.js';

/** Coasts as they were last drawn, which may be for another window. */
export interface Coasts extends Answer<'coasts'> {
  readonly window: Window;
}

/** While a person moves the map, coasts are not asked for. In ms. */
const REST = 150;

/** The coasts of a window, `width` wide; undefined until they are there, or without a window. */
export function useCoasts(window: Window | undefined, width: number): Coasts | undefined {
  const [coasts, setCoasts] = useState<Coasts>();
  useEffect(() => {
    if (window === undefined) return setCoasts(undefined);
    const asked = new AbortController();
    const ask = () =>
      maker.ask('coasts', { window, width }, { signal: asked.signal, onLoading: tellLoading }).then(
        answer => setCoasts({ ...answer, window }),
        // A map without coasts can still be used; they are asked for again when it moves.
        () => {},
      );
    const timer = setTimeout(ask, REST);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [window?.x, window?.y, window?.width, width]);
  return coasts;
}
