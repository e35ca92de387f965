import { useEffect, useState } from 'react';
import { createStore } from './store/create-store.ts';
import { useStore } from './store/use-store.ts';

/** Holds the difference for starts without a network, until the member signs out. */
const STORAGE_KEY = 'jugal-clock-ahead-ms';
/** Milliseconds by which the server's clock is ahead of the device's, as the live updates last said. */
const aheadMs = createStore(readKept());
/** A smaller difference is the message's time on the network, not a wrong clock. */
const TOLERANCE_MS = 30_000;

/** Takes the server's time, an ISO 8601 instant: a phone with a wrong clock still shows what is upcoming and what is past. */
export function setServerTime(serverNow: string): void {
  const measured = Date.parse(serverNow) - Date.now();
  const next = Math.abs(measured) < TOLERANCE_MS ? 0 : measured;
  if (Math.abs(next - aheadMs.get()) < TOLERANCE_MS) return;
  aheadMs.set(next);
  keep(next);
}

function readKept(): number {
  // The build renders pages without a browser.
  if (typeof window === 'undefined') return 0;
  try {
    return Number(localStorage.getItem(STORAGE_KEY)) || 0;
  } catch {
    // A browser that blocks storage has kept nothing.
    return 0;
  }
}

function keep(milliseconds: number): void {
  try {
    if (milliseconds === 0) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, String(milliseconds));
  } catch (error) {
    console.warn('The difference of the clocks could not be kept', error);
  }
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
