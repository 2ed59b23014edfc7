import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

const watchers = new WeakMap<Element, IntersectionObserver>();
const heard = new WeakMap<Element, (near: boolean) => void>();

/** Whether an element is on the screen or will soon be scrolled to. One watcher serves all of a scrolling area. */
export function useNear(place: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    const area = element?.closest('[data-scrolls]');
    if (!element || !area) return;
    const watcher = watchers.get(area) ?? watcherOf(area);
    watchers.set(area, watcher);
    heard.set(element, setNear);
    watcher.observe(element);
    return () => watcher.unobserve(element);
  }, []);
  return near;
}

function watcherOf(root: Element): IntersectionObserver {
  return new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) heard.get(target)?.(isIntersecting);
    },
    { root, rootMargin: '400px' },
  );
}
