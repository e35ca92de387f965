import { extname } from 'node:path';
import { BUSY_CALENDARS, CALENDAR_FAILURES } from '#domain/busy-calendars/facts.ts';
import { brand } from '#domain/kernel/brand.ts';
import { cutText } from '#domain/kernel/text/cut-text.ts';
import { busyCalendarsText as text } from '#messages/busy-calendars.ts';
import { faultsText } from '#messages/faults.ts';
import type { ReadingWindow, Unread } from '#packages/busy-times/read-busy-blocks.ts';

export const FETCH_HOURS = 1;
/** Hours for which the blocks of the last success count. */
export const FALLBACK_HOURS = 24;
/**
 * Hours for which a fetch may be conditional. Unchanged content has other blocks on later days, because its events
 * repeat and the window moves; so it is read once a day, for a day more than is shown.
 */
export const CONDITIONAL_HOURS = 24;
const WINDOW_DAYS = BUSY_CALENDARS.days + 1;
const NAME_LENGTH = 100;

/** Returns the window whose blocks are kept. Days have 24 hours. `owners` are addresses of the member. */
export function windowFrom(
  now: Temporal.Instant,
  { timeZone, owners }: Pick<ReadingWindow, 'timeZone' | 'owners'>,
): ReadingWindow {
  const to = now.add({ hours: 24 * WINDOW_DAYS });
  return { from: now.epochMilliseconds, to: to.epochMilliseconds, timeZone, owners };
}

/** Returns the addresses of people in the path of a calendar: Google names a calendar by its owner's. */
export function listOwners(address: URL): string[] {
  return address.pathname
    .split('/')
    .map((part) => part.replaceAll(/%40/gi, '@'))
    .filter((part) => part.includes('@'));
}

/** Says how many events were not read whole or are in a time zone that is not known; `null` for none. */
export function explainUnread({ events, zones }: Unread): string | null {
  if (events > 0 && zones > 0) return text.unreadBoth(events, zones);
  if (events > 0) return text.unreadEvents(events);
  return zones > 0 ? text.unreadZones(zones) : null;
}

/** Returns the reason of a failed fetch in the reader's language. */
export function explainFailure(failure: string | null): string | null {
  if (failure === null) return null;
  // Earlier versions stored more reasons.
  return faultsText.busyCalendars[CALENDAR_FAILURES.find((each) => each === failure) ?? 'unreachable'];
}

/** Returns the name that a file gives itself, else the file's, as a line of a bounded length. */
export function nameFile(ownName: string | null, fileName: string): string {
  const stem = fileName.slice(0, fileName.length - extname(fileName).length);
  const name = [ownName, stem, fileName].find((each) => each?.trim()) ?? brand.name;
  return cutText(name.replaceAll(/\p{Cc}/gu, ' ').trim(), NAME_LENGTH);
}
