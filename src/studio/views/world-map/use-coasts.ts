import { useEffect, useRef, useState } from 'preact/hooks';
import type { Answer } from '../../jobs/index.js';
import { Asking } from '../../state/asking.js';
import { maker, tellLoading } from '../../state/workers.js';
import type { MapWindow } from './window.js';

/** Coasts as they were last drawn, which may be for another window. */
export interface Coasts extends Answer<'coasts'> {
  readonly window: MapWindow;
}

/** While a person moves the map, coasts are not asked for. In ms. */
const REST = 150;

/** The coasts of a window, `width` wide; undefined until they are there, or without a window. */
export function useCoasts(
  window: MapWindow | undefined,
  width: number,
): { readonly coasts: Coasts | undefined; readonly failed: boolean; readonly again: () => void } {
  const [coasts, setCoasts] = useState<Coasts>();
  const [tries, setTries] = useState(0);
  const asking = useRef(new Asking()).current;
  useEffect(() => {
    if (window === undefined) return setCoasts(undefined);
    const timer = setTimeout(async () => {
      const drawn = await asking.ask(signal =>
        maker.ask('coasts', { window, width }, { signal, onLoading: tellLoading }),
      );
      if (drawn) setCoasts({ ...drawn, window });
    }, REST);
    return () => {
      clearTimeout(timer);
      asking.stop();
    };
  }, [window?.x, window?.y, window?.width, width, tries]);
  // A map without coasts can still be used.
  const failed = asking.broken.value || asking.problems.value.length > 0;
  return { coasts, failed, again: () => setTries(tries + 1) };
}
