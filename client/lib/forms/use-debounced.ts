import { useEffect, useState } from 'react';

/** Milliseconds without a change before the value is passed on. */
const SETTLE_MS = 250;

/** Returns the value after it has not changed for `SETTLE_MS`. */
export function useDebounced(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
