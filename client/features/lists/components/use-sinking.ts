import { useCallback, useRef, useState } from 'react';

/** Time in milliseconds for which a ticked item stays in its place, for a tap to take the tick back. */
const SINK_MS = 500;

/**
 * Shows taps at once, before the outbox has taken them: `tapped` has the new state of each tapped item for a moment. A
 * ticked item stays in its place meanwhile (`sinking`); not for members who want less motion.
 */
export function useSinking() {
  const [tapped, setTapped] = useState<ReadonlyMap<string, boolean>>(new Map());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const tap = useCallback((id: string, isDone: boolean, onSunk: () => void) => {
    clearTimeout(timers.current.get(id));
    setTapped((before) => new Map(before).set(id, isDone));
    if (isDone && isStill()) onSunk();
    const end = () => {
      if (isDone && !isStill()) onSunk();
      setTapped((before) => new Map([...before].filter(([each]) => each !== id)));
    };
    timers.current.set(id, setTimeout(end, SINK_MS));
  }, []);
  const sinking = isStill() ? [] : [...tapped].filter(([, isDone]) => isDone).map(([id]) => id);
  return { tapped, sinking: new Set(sinking), tap };
}

function isStill(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
