import { useEffect, useState } from 'react';
import { createStore } from './store/create-store.ts';
import { useStore } from './store/use-store.ts';

/** Milliseconds by which the server's clock is ahead of the device's, as the live updates last said. */
const aheadMs = createStore(0);
/** A smaller difference is the message's time on the network, not a wrong clock. */
const TOLERANCE_MS = 30_000;

/** Takes the server's time, an ISO 8601 instant: a phone with a wrong clock still shows what is upcoming and what is past. */
export function setServerTime(serverNow: string): void {
  const measured = Date.parse(serverNow) - Date.now();
  const next = Math.abs(measured) < TOLERANCE_MS ? 0 : measured;
  if (Math.abs(next - aheadMs.get()) >= TOLERANCE_MS) aheadMs.set(next);
}

/** Now by the server's clock, an ISO 8601 instant in UTC. */
export function nowIso(): string {
  return new Date(Date.now() + aheadMs.get()).toISOString();
}

/** The same for a component: rendered again each minute, and when the server's clock turns out to differ. */
export function useNow(): string {
  useStore(aheadMs, 0);
  const [, setMinute] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinute((minute) => minute + 1), 60_000);
    return () => clearInterval(timer);
  }, []);
  return nowIso();
}
