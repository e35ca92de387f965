import { randomUUIDv7 } from 'node:crypto';
import type { Insertable } from 'kysely';
import { BUSY_CALENDARS } from '#domain/busy-calendars/facts.ts';
import type { BusyCalendar, BusyCalendarInput } from '#domain/busy-calendars/schema.ts';
import { busyCalendarsText as text } from '#messages/busy-calendars.ts';
import { faultsText } from '#messages/faults.ts';
import type { Transaction } from '#server/db/database.ts';
import type { BusyCalendars } from '#server/db/generated.ts';
import { readAvailability } from '#server/features/availability/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext, ReadAgain } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { replaceBlocks } from './block-queries.ts';
import { ADDRESS_SECRET, fetchCalendarJob } from './fetch-service.ts';
import { explainFailure, explainUnread, FETCH_HOURS, nameFile, windowFrom } from './policy.ts';
import {
  type CalendarRow,
  countCalendars,
  deleteCalendarRow,
  findCalendar,
  findOwnerEmail,
  insertCalendar,
  listCalendars,
  lockCalendars,
} from './queries.ts';

/** Seconds after which a member whose calendars took too long may try again. */
const EXHAUSTED_SECONDS = 3600;

/** Returns the member's own calendars, without their addresses. */
export async function readBusyCalendars({ db, member }: MemberContext): Promise<BusyCalendar[]> {
  return (await listCalendars(db, member.id)).map(toBusyCalendar);
}

/** Adds a calendar, which a job fetches at once. */
export async function createBusyCalendar(
  context: MemberContext,
  { name, url }: BusyCalendarInput,
): Promise<BusyCalendar> {
  const { member, clock, secrets, outgoing, jobs } = context;
  const address = outgoing.parse(url);
  if (!address) throw refuse.invalid('invalid', text.addressInvalid);
  return context.change(async (tx) => {
    const added = await addCalendar(tx, context, {
      name,
      host: address.host,
      address: secrets.encrypt(ADDRESS_SECRET, address.href),
      state: 'pending',
      next_fetch_at: toIso(clock.now().add({ hours: FETCH_HOURS })),
    });
    await jobs.send(tx, fetchCalendarJob, { userId: member.id, calendarId: added.id });
    return added;
  }, readCalendarAgain(context));
}

/** Adds a calendar from a file, of which only the blocks are kept. They are not read again. */
export async function uploadBusyCalendar(
  context: MemberContext,
  { calendar }: { calendar: File },
): Promise<BusyCalendar> {
  const { db, member, clock, calendarReader, calendarTurns } = context;
  if (calendar.size > BUSY_CALENDARS.maxBytes) throw refuse.tooLarge(faultsText.busyCalendars.tooLarge);
  const { timezone } = await readAvailability(context);
  if ((await countCalendars(db, member.id)) >= BUSY_CALENDARS.maxCount) throw tooMany();
  if (calendarTurns.isExhausted(member.id)) throw refuse.rateLimited(EXHAUSTED_SECONDS);
  const now = clock.now();
  const bytes = new Uint8Array(await calendar.arrayBuffer());
  const window = windowFrom(now, { timeZone: timezone, owners: [await findOwnerEmail(db, member.id)] });
  const reading = await calendarReader.read(member.id, bytes, window);
  if ('failure' in reading) throw refuse.invalid('invalid', faultsText.busyCalendars[reading.failure]);
  const { name, blocks, unread } = reading.read;
  return context.change(async (tx) => {
    const added = await addCalendar(tx, context, {
      name: nameFile(name, calendar.name),
      state: 'ok',
      fetched_at: toIso(now),
      unread_events: unread.events,
      unread_zones: unread.zones,
    });
    await replaceBlocks(tx, added.id, blocks);
    return added;
  }, readCalendarAgain(context));
}

/** Deletes a calendar with its blocks. A fetch in progress finds it gone. */
export async function deleteBusyCalendar(context: MemberContext, { id }: { id: string }): Promise<void> {
  await context.change(async (tx) => {
    if (!(await deleteCalendarRow(tx, context.member.id, id))) throw refuse.notFound('not_found', text.notFound);
  });
}

async function addCalendar(
  tx: Transaction,
  { member, clock }: MemberContext,
  calendar: Omit<Insertable<BusyCalendars>, 'id' | 'user_id' | 'created_at'>,
): Promise<BusyCalendar> {
  await lockCalendars(tx, member.id);
  if ((await countCalendars(tx, member.id)) >= BUSY_CALENDARS.maxCount) throw tooMany();
  const created = { id: randomUUIDv7(), user_id: member.id, created_at: toIso(clock.now()) };
  return toBusyCalendar(await insertCalendar(tx, { ...calendar, ...created }));
}

function tooMany() {
  return refuse.forbidden('capacity_full', text.tooMany(BUSY_CALENDARS.maxCount));
}

function toBusyCalendar({ failure, unreadEvents, unreadZones, ...calendar }: CalendarRow): BusyCalendar {
  const unread = explainUnread({ events: unreadEvents, zones: unreadZones });
  return { ...calendar, message: calendar.state === 'failed' ? explainFailure(failure) : unread };
}

/** Reads a calendar again, as the response to a repeated request. */
function readCalendarAgain({ member }: MemberContext): ReadAgain<BusyCalendar> {
  return async (tx, { id }) => {
    const row = await findCalendar(tx, member.id, id);
    if (!row) throw refuse.notFound('not_found', text.notFound);
    return toBusyCalendar(row);
  };
}
