/** How often a PIN was typed in vain since it was right, and when last (epoch milliseconds). */
export interface Failures {
  failures: number;
  failedAt: number;
}

/** After so many wrong PINs what the device keeps is deleted, and one signs in again. */
export const MAX_FAILURES = 10;

const MINUTE_MS = 60_000;
/** From the fifth wrong PIN on each next one has to wait, in milliseconds. */
const WAITS_MS = [MINUTE_MS / 2, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS];
const FREE_FAILURES = MAX_FAILURES - WAITS_MS.length;

/** How long until the next PIN may be typed. A clock that was turned back shortens nothing. */
export function waitMs({ failures, failedAt }: Failures, now: number): number {
  const wait = WAITS_MS[failures - FREE_FAILURES] ?? 0;
  return Math.max(0, wait - Math.max(0, now - failedAt));
}

/** With a clock that was turned back the wait begins anew, and not in the future. */
export function withClock(failures: Failures, now: number): Failures {
  return { failures: failures.failures, failedAt: Math.min(failures.failedAt, now) };
}

export function isSpent({ failures }: Failures): boolean {
  return failures >= MAX_FAILURES;
}
