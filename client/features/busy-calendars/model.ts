import { isApiError, wordsOf } from '#client/lib/api-error.ts';
import { formatInstant } from '#client/lib/format/dates.ts';
import { BUSY_CALENDARS } from '#domain/busy-calendars/facts.ts';
import type { BusyCalendar } from '#domain/busy-calendars/schema.ts';
import { busyCalendarScreensText as text } from '#messages/busy-calendars.ts';

/** Describes where a calendar comes from and when it was read. */
export function describeCalendar({ host, state, lastFetchedAt }: BusyCalendar): string {
  const when = lastFetchedAt === null ? null : formatInstant(lastFetchedAt);
  const reading = {
    pending: text.pending,
    ok: when === null ? '' : text.read(when),
    failed: when === null ? '' : text.lastRead(when),
  }[state];
  return [host ?? text.fromFile, reading].filter(Boolean).join(' · ');
}

/** Says why the last reading failed, or how many events it left out; `''` if all is well. */
export function describeProblem({ state, host, message }: BusyCalendar): string {
  return [message, state === 'failed' && host !== null && text.retried].filter(Boolean).join(' ');
}

/** Summarizes the calendars on Date Planning: how many there are, or how many, or that events, could not be read. */
export function summarize(calendars: readonly BusyCalendar[]): { summary: string; isFailed: boolean } {
  const failed = calendars.filter(({ state }) => state === 'failed').length;
  if (failed > 0) return { summary: text.someFailed(failed), isFailed: true };
  if (calendars.some(({ message }) => message !== null)) return { summary: text.someUnread, isFailed: true };
  return { summary: calendars.length === 0 ? text.none : text.count(calendars.length), isFailed: false };
}

export function isFull(calendars: readonly BusyCalendar[]): boolean {
  return calendars.length >= BUSY_CALENDARS.maxCount;
}

export function isTooLarge({ size }: File): boolean {
  return size > BUSY_CALENDARS.maxBytes;
}

/** Returns the server's reason for a rejected calendar; other failures are only in the toast. */
export function messageForField(error: Error | null): string | undefined {
  const isRejected = isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 401;
  return isRejected ? wordsOf(error) : undefined;
}
