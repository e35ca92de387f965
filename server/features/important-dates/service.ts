import { randomUUIDv7 } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { listImportantDays } from '#domain/calendar/entries.ts';
import { listMonthDays } from '#domain/important-dates/next-occurrence.ts';
import { importantDates } from '#domain/important-dates/record.ts';
import type { ImportantDate, ImportantDateInput, ImportantDatePatch } from '#domain/important-dates/schema.ts';
import { applyPatch } from '#domain/kernel/apply-patch.ts';
import type { ShortPageQuery } from '#domain/kernel/paging.ts';
import { importantDatesText } from '#messages/important-dates.ts';
import { touch } from '#server/db/changes/touch.ts';
import type { Transaction } from '#server/db/database.ts';
import { lockCityOf, nextDayOfTithi } from '#server/features/panchang/city-service.ts';
import { checkIdIsFree, moveOwnToTrash, restoreOwn } from '#server/features/trash/service.ts';
import { todayInIndia, toIso } from '#server/platform/clock.ts';
import type { ChangeFor, MemberContext, ReadAgain } from '#server/platform/context.ts';
import { checkVersion, refuse } from '#server/platform/errors.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import { nextReminder, type Schedule } from './policy.ts';
import {
  findImportantDate,
  insertImportantDate,
  listImportantDates,
  listImportantDatesUntil,
  lockImportantDate,
  updateImportantDateRow,
} from './queries.ts';
import { placeTithi } from './tithi-service.ts';

/** Returns a page of the important dates, with `X-Next-Cursor` if more follow. */
export async function readImportantDates(context: MemberContext, query: ShortPageQuery): Promise<ImportantDate[]> {
  const page = parsePageRequest(query, ['date', 'id']);
  const rows = await listImportantDates(context.db, context.member, page);
  return toPage(context, rows, page, ({ date, id }) => [date, id]);
}

/** Returns the important dates that occur between two days less than a year apart, both inclusive, with their days. */
export async function readImportantDatesBetween(
  { db, member }: MemberContext,
  { from, to }: { from: string; to: string },
) {
  const rows = await listImportantDatesUntil(db, member, { from, to, recurringOn: listMonthDays(from, to) });
  return listImportantDays(rows, { from, to }, nextDayOfTithi);
}

export async function createImportantDate(context: MemberContext, input: ImportantDateInput): Promise<ImportantDate> {
  const { member, clock } = context;
  const now = toIso(clock.now());
  const identity = { id: input.id ?? randomUUIDv7(), userId: member.id, createdAt: now, updatedAt: now };
  return context.changeFor(async (tx) => {
    const planned = { ...input, ...identity, ...(await placeTithi(tx, member.id, input)) };
    const date = { ...planned, nextReminderAt: scheduleReminder(context, planned) };
    if (input.id) await checkIdIsFree(tx, { userId: member.id, kind: 'important_date', id: input.id });
    const room = await context.storageLimits.makeRoom(tx, 'importantDates', member);
    touch(tx, importantDates, member.id, date.id, { before: null, after: date });
    return forPartner(await insertImportantDate(tx, room, date), date.isShared);
  }, readImportantDateAgain(context));
}

/** Changes an important date. The partner may change everything of a shared one except the sharing itself. */
export async function updateImportantDate(
  context: MemberContext,
  { id, updatedAt: version, ...patch }: z.output<typeof ImportantDatePatch>,
): Promise<ImportantDate> {
  return context.changeFor(async (tx) => {
    // In the order of another choice of the city, which moves the dates.
    if (DAY_FIELDS.some((field) => patch[field] !== undefined)) await lockAuthorsCity(tx, context, id);
    const before = await lockImportantDate(tx, context.member, id);
    if (!before) throw refuse.notFound();
    const { nextReminderAt: due, ...seen } = before;
    checkVersion(version, seen);
    const patched = applyPatch(seen, patch);
    const byTithi = isDayChanged(before, patched) ? await placeTithi(tx, before.userId, patched) : {};
    const after = { ...patched, ...byTithi };
    if (after.isShared !== before.isShared && before.userId !== context.member.id)
      throw refuse.forbidden('only_owner_shares', importantDatesText.onlyOwnerShares);
    // A change of other fields must not drop a due reminder that is not sent yet.
    const nextReminderAt = isSameSchedule(before, after) ? due : scheduleReminder(context, after);
    const updatedAt = toIso(context.clock.now());
    const date = await updateImportantDateRow(tx, before, { ...patch, ...byTithi, nextReminderAt, updatedAt });
    touch(tx, importantDates, date.userId, id, { before: seen, after: date });
    return forPartner(date, before.isShared || after.isShared);
  }, readImportantDateAgain(context));
}

export async function deleteImportantDate(context: MemberContext, input: { id: string }): Promise<void> {
  await context.changeFor(async (tx) => {
    const date = await lockImportantDate(tx, context.member, input.id);
    if (!date) throw refuse.notFound();
    await moveOwnToTrash(tx, context, { kind: 'important_date', ...date });
    touch(tx, importantDates, date.userId, date.id, { before: date, after: null });
    return forPartner(undefined, date.isShared);
  });
}

/** Restores a deleted date. A reminder whose hour passed meanwhile is sent late, unless its day has passed too. */
export async function restoreImportantDate(context: MemberContext, input: { id: string }): Promise<ImportantDate> {
  return context.changeFor(async (tx) => {
    await restoreOwn(tx, context, { kind: 'important_date', id: input.id });
    const restored = await lockImportantDate(tx, context.member, input.id);
    if (!restored) throw refuse.notFound();
    const date = await followCity(tx, context, restored);
    touch(tx, importantDates, date.userId, date.id, { before: null, after: date });
    return forPartner(date, date.isShared);
  }, readImportantDateAgain(context));
}

/** Marks the change of a private date as private, because its existence is secret from the partner. */
function forPartner<T>(result: T, isShared: boolean): ChangeFor<T> {
  return { result, audience: [], isPrivate: !isShared };
}

/** Returns the next reminder. Today's is still sent after nine o'clock, and one of an earlier day is skipped. */
function scheduleReminder({ clock }: MemberContext, schedule: Schedule): string | null {
  return nextReminder(schedule, todayInIndia(clock))?.at ?? null;
}

function isSameSchedule(before: Schedule, after: Schedule): boolean {
  return (
    before.date === after.date &&
    before.isRecurring === after.isRecurring &&
    before.reminderDays === after.reminderDays &&
    before.tithiCity === after.tithiCity &&
    isDeepStrictEqual(before.tithi, after.tithi)
  );
}

const DAY_FIELDS = ['date', 'calendar', 'tithi'] as const;

/** Locks the city of a date's author before the date; does nothing for a date that the member does not see. */
async function lockAuthorsCity(tx: Transaction, { member }: MemberContext, id: string): Promise<void> {
  const date = await findImportantDate(tx, member, id);
  if (date) await lockCityOf(tx, date.userId);
}

type OnDay = Pick<ImportantDate, 'date' | 'calendar' | 'tithi'>;

function isDayChanged(before: OnDay, after: OnDay): boolean {
  return (
    before.date !== after.date || before.calendar !== after.calendar || !isDeepStrictEqual(before.tithi, after.tithi)
  );
}

/** Moves a restored date by tithi to the city that its author has chosen meanwhile. */
async function followCity(
  tx: Transaction,
  context: MemberContext,
  { nextReminderAt: _due, ...date }: ImportantDate & { nextReminderAt: string | null },
): Promise<ImportantDate> {
  if (date.tithi === null) return date;
  const tithiCity = await lockCityOf(tx, date.userId);
  if (tithiCity === date.tithiCity) return date;
  const moved = { ...date, tithiCity };
  return updateImportantDateRow(tx, date, { tithiCity, nextReminderAt: scheduleReminder(context, moved) });
}

/** Reads an important date again, as the response to a repeated request. */
function readImportantDateAgain({ member }: MemberContext): ReadAgain<ImportantDate> {
  return async (tx, { id }) => {
    const date = await findImportantDate(tx, member, id);
    if (!date) throw refuse.notFound();
    return date;
  };
}
