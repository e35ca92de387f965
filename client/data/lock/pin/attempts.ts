/** Consecutive wrong PINs, and the time of the latest (epoch milliseconds). */
export interface Failures {
  failures: number;
  failedAt: number;
}

/** Number of wrong PINs after which the device's data is deleted and the member has to sign in again. */
export const MAX_FAILURES = 10;

const MINUTE_MS = 60_000;
/** Waits after the fifth and each later wrong PIN, in milliseconds. */
const WAITS_MS = [MINUTE_MS / 2, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS];
const FREE_FAILURES = MAX_FAILURES - WAITS_MS.length;

/** Returns the milliseconds until the next PIN may be entered. Turning the clock back does not shorten the wait. */
export function waitMs({ failures, failedAt }: Failures, now: number): number {
  const wait = WAITS_MS[failures - FREE_FAILURES] ?? 0;
  return Math.max(0, wait - Math.max(0, now - failedAt));
}

/** Restarts the wait at `now` if the clock was turned back, so that it does not begin in the future. */
export function withClock(failures: Failures, now: number): Failures {
  return { failures: failures.failures, failedAt: Math.min(failures.failedAt, now) };
}

export function isExhausted({ failures }: Failures): boolean {
  return failures >= MAX_FAILURES;
}
