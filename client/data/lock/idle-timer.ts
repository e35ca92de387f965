import { AWAY_MINUTES, type AwayMinutes } from './pin/pin-rules.ts';

/** Storage key of the last activity in any tab (epoch milliseconds), present while app lock is on. */
const seenKey = 'jugal-lock-seen';
/** Storage key of the idle time before locking, in minutes. */
const minutesKey = 'jugal-lock-minutes';
/** Milliseconds within which a tap opens a select, file chooser or permission prompt that takes the page's focus. */
const TAP_MS = 1000;
/** Backward jump of a clock correction that is tolerated, in milliseconds. */
const CLOCK_TOLERANCE_MS = 2000;

/** Time of the last activity: by the device's clock, and by the page's monotonic clock, which cannot be set. */
export interface Seen {
  at: number;
  /** Time by the page's monotonic clock; `null` if the activity was before this page loaded. */
  monotonicMs: number | null;
}

/** Returns true if the member was away too long, or if the clock was turned back, so that the time is unknown. */
export function isAwayTooLong(
  seen: Seen | null,
  minutes: number,
  { now, monotonicMs }: { now: number; monotonicMs: number },
): boolean {
  if (!seen) return true;
  const byClock = now - seen.at;
  const byPage = seen.monotonicMs === null ? 0 : monotonicMs - seen.monotonicMs;
  return byClock < -CLOCK_TOLERANCE_MS || Math.max(byClock, byPage) >= minutes * 60_000;
}

export function readLastActivity(): number | null {
  const kept = Number(localStorage.getItem(seenKey) ?? Number.NaN);
  return Number.isFinite(kept) ? kept : null;
}

export function writeLastActivity(now: number): void {
  localStorage.setItem(seenKey, String(now));
}

/** Reads the idle time; the shortest one if none is stored. */
export function readMinutes(): AwayMinutes {
  const kept = Number(localStorage.getItem(minutesKey));
  return AWAY_MINUTES.find((minutes) => minutes === kept) ?? AWAY_MINUTES[0];
}

export function writeMinutes(minutes: AwayMinutes): void {
  localStorage.setItem(minutesKey, String(minutes));
}

export function clearActivity(): void {
  localStorage.removeItem(seenKey);
  localStorage.removeItem(minutesKey);
}

/** Calls back on activity in another tab. */
export function onActivityElsewhere(callback: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === seenKey) callback();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/**
 * Returns true if the page must be covered. A phone takes its task-switcher snapshot at focus loss, before the page is
 * hidden (a focus loss by the member's own tap does not count); a computer's page stays readable without the focus.
 */
export function mustCover(page: {
  isHidden: boolean;
  hasFocus: boolean;
  isPhone: boolean;
  sinceTapMs: number;
}): boolean {
  return page.isHidden || (page.isPhone && !page.hasFocus && page.sinceTapMs > TAP_MS);
}
