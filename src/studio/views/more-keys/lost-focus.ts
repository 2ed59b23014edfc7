import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** An element that takes the focus when it appears, if what had it is gone; whoever types elsewhere is left alone. */
export function useLostFocus<T extends HTMLElement>(): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus();
  }, []);
  return element;
}
