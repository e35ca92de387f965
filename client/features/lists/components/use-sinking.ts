import { useCallback, useRef, useState } from 'react';

/** Time in milliseconds for which a ticked item stays in its place, for a tap to take the tick back. */
const SINK_MS = 500;

/** Keeps ticked items in their place for a moment; not for members who want less motion. */
export function useSinking() {
  const [sinking, setSinking] = useState<ReadonlySet<string>>(new Set());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const rise = useCallback((id: string) => {
    clearTimeout(timers.current.get(id));
    setSinking((before) => new Set([...before].filter((each) => each !== id)));
  }, []);
  const sink = useCallback(
    (id: string, onSunk: () => void) => {
      const waitMs = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : SINK_MS;
      setSinking((before) => new Set([...before, id]));
      const end = () => {
        onSunk();
        rise(id);
      };
      timers.current.set(id, setTimeout(end, waitMs));
    },
    [rise],
  );
  return { sinking, sink, rise };
}
