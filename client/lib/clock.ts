import { useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds by which the server's clock is ahead of the device's, as the live updates last said. */
let aheadMs = 0;
const listeners = new Set<() => void>();
/** Less than this is the way of the message, not a wrong clock. */
const TOLERANCE_MS = 30_000;

/** Hears the server's time: a phone with a wrong clock still shows what is upcoming and what is past. */
export function setServerTime(serverNow: string): void {
  const measured = Date.parse(serverNow) - Date.now();
  const next = Math.abs(measured) < TOLERANCE_MS ? 0 : measured;
  if (Math.abs(next - aheadMs) < TOLERANCE_MS) return;
  aheadMs = next;
  for (const listener of listeners) listener();
}

/** Now by the server's clock, an ISO 8601 instant in UTC. */
export function nowIso(): string {
  return new Date(Date.now() + aheadMs).toISOString();
}

/** The same for a screen: drawn again each minute, and when the server's clock turns out to be another. */
export function useNow(): string {
  useSyncExternalStore(
    subscribe,
    () => aheadMs,
    () => 0,
  );
  const [, setMinute] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinute((minute) => minute + 1), 60_000);
    return () => clearInterval(timer);
  }, []);
  return nowIso();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
