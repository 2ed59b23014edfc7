import { useEffect, useRef, useState } from 'preact/hooks';
import type { PageName } from '../../pipeline/index.js';
import { laidAt } from '../state/preview.js';
import { previewer } from '../state/workers.js';

/** One page as an image of its own. It is drawn once it comes near the screen, and again only if it has changed. */
export function Page({
  name,
  width,
  height,
  label,
}: {
  readonly name: PageName;
  readonly width: number;
  readonly height: number;
  readonly label: string;
}) {
  const place = useRef<HTMLImageElement>(null);
  const [near, setNear] = useState(false);
  const [url, setUrl] = useState<string>();
  const shown = useRef<string | undefined>(undefined);
  const version = laidAt.value.get(name.part);

  useEffect(() => {
    const watcher = new IntersectionObserver(([entry]) => setNear(entry.isIntersecting), {
      rootMargin: '300px',
    });
    if (place.current) watcher.observe(place.current);
    return () => watcher.disconnect();
  }, []);

  useEffect(() => {
    if (!near) return;
    let wanted = true;
    void previewer.ask('page', { ...name, again: shown.current === undefined }).then(
      ({ svg }) => {
        if (!wanted || svg === undefined) return;
        if (shown.current) URL.revokeObjectURL(shown.current);
        shown.current = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
        setUrl(shown.current);
      },
      // A worker that died is told elsewhere; the page keeps its picture.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [near, version, name.part, name.sheet, name.side]);

  useEffect(() => () => shown.current && URL.revokeObjectURL(shown.current), []);

  return (
    <img
      ref={place}
      class="page"
      src={url}
      alt={label}
      width={width * 4}
      height={height * 4}
      style={{ aspectRatio: `${width} / ${height}` }}
    />
  );
}
