import { AWAY_MINUTES, type AwayMinutes } from './pin-rules.ts';

/** In the browser's storage while app lock is on: when somebody was last here, in whichever tab (epoch milliseconds). */
const seenKey = 'jugal-lock-seen';
/** After how many minutes away it locks, beside it. */
const minutesKey = 'jugal-lock-minutes';
/** A tap brings up what takes the focus from the page (a choice, a file, a permission) within this time, in milliseconds. */
const TAP_MS = 1000;
/** How much a clock that is put right may jump back, in milliseconds. */
const CLOCK_TOLERANCE_MS = 2000;

/** When somebody was last here: by the device's clock, and by one that nobody can set and that begins with the page. */
export interface Seen {
  at: number;
  /** `null` where it was before this page. */
  monotonicMs: number | null;
}

/** Whether one was away so long, or the clock was turned back, so that nobody knows. */
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

export function readSeen(): number | null {
  const kept = Number(localStorage.getItem(seenKey) ?? Number.NaN);
  return Number.isFinite(kept) ? kept : null;
}

export function writeSeen(now: number): void {
  localStorage.setItem(seenKey, String(now));
}

/** The strictest where it cannot be told. */
export function readMinutes(): AwayMinutes {
  const kept = Number(localStorage.getItem(minutesKey));
  return AWAY_MINUTES.find((minutes) => minutes === kept) ?? AWAY_MINUTES[0];
}

export function writeMinutes(minutes: AwayMinutes): void {
  localStorage.setItem(minutesKey, String(minutes));
}

export function forgetPresence(): void {
  localStorage.removeItem(seenKey);
  localStorage.removeItem(minutesKey);
}

/** Calls back when somebody is seen in another tab. */
export function onSeenElsewhere(callback: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === seenKey) callback();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/**
 * Whether the page is covered. A phone takes its picture for the task switcher as soon as the page loses the focus, before it is hidden; what the
 * member's own tap brought up takes the focus too, and is no reason to blink. On a computer another window has the focus and this one is still read.
 */
export function mustCover(page: {
  isHidden: boolean;
  hasFocus: boolean;
  isPhone: boolean;
  sinceTapMs: number;
}): boolean {
  return page.isHidden || (page.isPhone && !page.hasFocus && page.sinceTapMs > TAP_MS);
}
