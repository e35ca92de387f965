import { useEffect, useState } from 'react';

/** Milliseconds without a key press after which a search begins. */
const SETTLE_MS = 250;

/** What is typed once the typing has come to rest. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
