import { useEffect, useMemo, useState } from 'preact/hooks';

/** An address for a file in memory, as long as it is shown. */
export function useBlobUrl(blob: Blob): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

/** The same for a drawing. */
export function useSvgUrl(svg: string): string | undefined {
  return useBlobUrl(useMemo(() => new Blob([svg], { type: 'image/svg+xml' }), [svg]));
}
