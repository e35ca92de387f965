import { BUSY_CALENDARS, type CalendarFailure } from '#domain/busy-calendars/facts.ts';
import { listStale } from '#domain/registry/resources.ts';
import type { BusyCalendarText } from '#packages/busy-times/read-busy-blocks.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { readTimeZones } from '#server/features/availability/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { Platform } from '#server/platform/context.ts';
import { defineJob } from '#server/platform/jobs/jobs.ts';
import type { Validators } from '#server/platform/outgoing/fetch-address.ts';
import { OutgoingFailure } from '#server/platform/outgoing/outgoing-failure.ts';
import { deletePastBlocks, replaceBlocks } from './block-queries.ts';
import { type FetchedRow, findFetched, claimDue, updateCalendarRow } from './fetch-queries.ts';
import { CONDITIONAL_HOURS, FETCH_HOURS, listOwners, windowFrom } from './policy.ts';
import { findOwnerEmail } from './queries.ts';

/** Purpose of the key that encrypts addresses. */
export const ADDRESS_SECRET = 'busy-calendar-address';

/**
 * Fetches one calendar. The payload has no address, and names the member so that deleting the account forgets it. A slow
 * calendar holds the few jobs of its batch, not all.
 */
export const fetchCalendarJob = defineJob<{ userId: string; calendarId: string }>('fetch-busy-calendar', {
  retryLimit: 2,
  expireInSeconds: 180,
  atOnce: 4,
  batches: 4,
});

const BATCH_SIZE = 500;
/** Seconds until a calendar is tried again while another of the same member is fetched. */
const LATER_SECONDS = 5;
/** Longer validators are not kept. */
const VALIDATOR_LENGTH = 1000;

type Outcome =
  | { kind: 'unchanged' }
  | { kind: 'read'; read: BusyCalendarText; validators: Validators; timeZone: string }
  | { kind: 'failed'; failure: CalendarFailure };

/** Fetches a calendar and saves its blocks. If it fails, the last blocks stay. */
export async function fetchCalendar(
  platform: Platform,
  { userId, calendarId }: { userId: string; calendarId: string },
): Promise<void> {
  const { db, clock, live, jobs, calendarTurns } = platform;
  const calendar = await findFetched(db, calendarId);
  const address = calendar?.address;
  if (!address) return;
  const now = clock.now();
  const turn = await calendarTurns.fetch(userId, () => readAddress(platform, calendar, address, now));
  if (turn === 'later') {
    // Waiting here would hold a place that another member's calendar could have.
    const startAfter = new Date(Date.now() + LATER_SECONDS * 1000);
    await inTransaction(db, (tx) => jobs.send(tx, fetchCalendarJob, { userId, calendarId }, { startAfter }));
    return;
  }
  const outcome: Outcome = turn === 'exhausted' ? { kind: 'failed', failure: 'unreachable' } : turn;
  const isSaved = await inTransaction(db, async (tx) => {
    if (!(await updateCalendarRow(tx, calendarId, toPatch(outcome, toIso(now))))) return false;
    if (outcome.kind === 'read') await replaceBlocks(tx, calendarId, outcome.read.blocks);
    return true;
  });
  if (isSaved) live.announce([calendar.userId], listStale(['busyCalendars']), null);
}

function toPatch(outcome: Outcome, now: string) {
  if (outcome.kind === 'failed') return { state: 'failed', failure: outcome.failure };
  const success = { state: 'ok', failure: null, fetchedAt: now };
  if (outcome.kind === 'unchanged') return success;
  const { validators, timeZone, read } = outcome;
  return {
    ...success,
    ...validators,
    readAt: now,
    readIn: timeZone,
    unreadEvents: read.unread.events,
    unreadZones: read.unread.zones,
  };
}

async function readAddress(
  platform: Platform,
  calendar: FetchedRow,
  encrypted: string,
  now: Temporal.Instant,
): Promise<Outcome> {
  const { db, outgoing, calendarReader, calendarTurns, secrets } = platform;
  const { userId } = calendar;
  const [member] = await readTimeZones(db, [userId]);
  const timeZone = member?.timezone ?? 'UTC';
  // The settings may have changed since the address was added.
  const address = outgoing.parse(secrets.decrypt(ADDRESS_SECRET, encrypted));
  if (!address) return { kind: 'failed', failure: 'hostPrivate' };
  try {
    const known = chooseValidators(calendar, timeZone, now);
    const options = { accept: 'text/calendar', maxBytes: BUSY_CALENDARS.maxBytes, known };
    const answer = await calendarTurns.count(userId, () => outgoing.read(address, options));
    if (!answer.body) return { kind: 'unchanged' };
    const owners = [await findOwnerEmail(db, userId), ...listOwners(address)];
    const reading = await calendarReader.read(userId, answer.body, windowFrom(now, { timeZone, owners }));
    if ('failure' in reading) return { kind: 'failed', failure: reading.failure };
    return { kind: 'read', read: reading.read, validators: toValidators(answer), timeZone };
  } catch (error) {
    if (!(error instanceof OutgoingFailure)) throw error;
    return { kind: 'failed', failure: error.failure };
  }
}

function chooseValidators(calendar: FetchedRow, timeZone: string, now: Temporal.Instant): Validators | null {
  const { etag, lastModified, readAt, readIn } = calendar;
  const since = toIso(now.subtract({ hours: CONDITIONAL_HOURS }));
  const isRecent = readAt !== null && readAt > since && readIn === timeZone;
  return isRecent && (etag !== null || lastModified !== null) ? { etag, lastModified } : null;
}

function toValidators({ etag, lastModified }: Validators): Validators {
  const short = (value: string | null) => (value && value.length <= VALIDATOR_LENGTH ? value : null);
  return { etag: short(etag), lastModified: short(lastModified) };
}

/** Sends the jobs of all due calendars, each once among concurrent processes, and deletes blocks that are over. */
export async function fetchDueCalendars({ db, clock, jobs }: Platform): Promise<void> {
  const now = toIso(clock.now());
  const next = toIso(clock.now().add({ hours: FETCH_HOURS }));
  for (let count = BATCH_SIZE; count === BATCH_SIZE;)
    count = await inTransaction(db, async (tx) => {
      const due = await claimDue(tx, { now, next, limit: BATCH_SIZE });
      await jobs.sendMany(tx, fetchCalendarJob, due);
      return due.length;
    });
  await deletePastBlocks(db, now);
}
