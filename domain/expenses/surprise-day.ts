import { SURPRISE_DAYS_MAX } from './facts.ts';

const DAY_MS = 24 * 3_600_000;

/** Returns the last calendar date on which both can first see a surprise that is recorded today. */
export function lastSurpriseDay(today: string): string {
  return new Date(Date.parse(`${today}T00:00:00Z`) + SURPRISE_DAYS_MAX * DAY_MS).toISOString().slice(0, 10);
}

/** True for a calendar date after today and not after the last one. */
export function isSurpriseDay(day: string, today: string): boolean {
  return day > today && day <= lastSurpriseDay(today);
}
