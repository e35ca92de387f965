import { useEffect, useState } from 'react';
import { createStore } from './store/create-store.ts';
import { useStoreAfterPress } from './store/use-store.ts';

/** Storage key of the clock difference, for starts without a network. Sign-out clears it. */
const STORAGE_KEY = 'jugal-clock-ahead-ms';
/** Milliseconds by which the server's clock is ahead of the device's, from the latest live message. */
const aheadMs = createStore(readKept());
/** Tolerance in milliseconds: a smaller difference is network latency, not a wrong clock. */
const TOLERANCE_MS = 30_000;

/**
 * Sets the server's time, an ISO 8601 instant, so that a phone with a wrong clock still separates upcoming from past.
 */
export function setServerTime(serverNow: string): void {
  const measured = Date.parse(serverNow) - Date.now();
  const next = Math.abs(measured) < TOLERANCE_MS ? 0 : measured;
  if (Math.abs(next - aheadMs.get()) < TOLERANCE_MS) return;
  aheadMs.set(next);
  keep(next);
}

function readKept(): number {
  // The build renders pages outside a browser.
  if (typeof window === 'undefined') return 0;
  try {
    return Number(localStorage.getItem(STORAGE_KEY)) || 0;
  } catch {
    // Blocked storage holds no value.
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

/** Current time by the server's clock, as an ISO 8601 instant in UTC. */
export function nowIso(): string {
  return new Date(Date.now() + aheadMs.get()).toISOString();
}

/** Returns `nowIso()`, and renders again each minute and when the measured clock difference changes. */
export function useNow(): string {
  useStoreAfterPress(aheadMs, 0);
  const [, setMinute] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setMinute((minute) => minute + 1), 60_000);
    return () => clearInterval(timer);
  }, []);
  return nowIso();
}
