import { randomUUIDv7 } from 'node:crypto';
import type { SeriesScope } from '#domain/dates/facts.ts';
import { toStartsAt } from '#domain/dates/rules.ts';
import type { DateEvent, DateEventInput, DateSeries } from '#domain/dates/schema.ts';
import {
  addDays,
  answerDate,
  changeWithSeries,
  type DatePatch,
  daysMoved,
  differingFields,
  isInScope,
} from '#domain/dates/series.ts';
import { applyPatch } from '#domain/kernel/apply-patch.ts';
import type { ShortPageQuery } from '#domain/kernel/paging.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Room } from '#server/db/room.ts';
import { moveAllToTrash, restoreShared } from '#server/features/trash/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { CoupleId, MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import { findDate, insertSeriesDates, lockDatesAhead, type StoredDate, updateDateRow } from './queries.ts';
import { dayIn, lastMadeDay, listSeriesDays } from './series-policy.ts';
import {
  findDeletedDate,
  findSeries,
  hasEarlierDates,
  insertSeries,
  listDeletedDates,
  listSeries,
  lockSeries,
  type Series,
  updateSeries,
} from './series-queries.ts';

/** A locked series with its dates that have not begun. */
interface LockedSeries {
  coupleId: CoupleId;
  series: Series;
  ahead: readonly DateEvent[];
}

export async function readSeries(context: MemberContext, { id }: { id: string }): Promise<DateSeries> {
  const { coupleId } = context.member;
  const series = coupleId && (await findSeries(context.db, coupleId, id));
  if (!series) throw refuse.notFound();
  return toSeries(series);
}

/** Returns a page of the couple's series with their titles, for the member's files. */
export async function readAllSeries(context: MemberContext, query: ShortPageQuery) {
  const { coupleId } = context.member;
  const page = parsePageRequest(query, ['instant', 'id']);
  if (!coupleId) return [];
  const rows = await listSeries(context.db, coupleId, page);
  return toPage(context, rows, page, ({ createdAt, id }) => [createdAt, id]).map((series) => ({
    ...toSeries(series),
    title: series.title,
    userId: series.userId,
  }));
}

function toSeries({ id, every, interval, on, until, endedFrom }: Series): DateSeries {
  const last = endedFrom === null ? null : addDays(endedFrom, -1);
  return { id, every, interval, on, until: last !== null && (until === null || last < until) ? last : until };
}

/** A series to save with the days of its dates, the first one first. */
export interface PlannedSeries {
  series: Series;
  days: string[];
  /** Ids of the dates on the days; new ones without them. */
  ids?: readonly string[];
}

/** Returns the series of a new repeating date and the days of its dates ahead. */
export function planSeries(
  { repeat, ...date }: Omit<DateEventInput, 'repeat'> & { repeat: Omit<DateSeries, 'id'> },
  userId: string,
  nowIso: string,
): PlannedSeries {
  const { id: _dateId, scheduledDate, ...plan } = date;
  const rule = { ...repeat, ruleStartsOn: scheduledDate, movedDays: 0 };
  const madeUntil = lastMadeDay(nowIso, date.timezone);
  const series: Series = {
    ...plan,
    ...rule,
    id: randomUUIDv7(),
    userId,
    endedFrom: null,
    endedAt: null,
    madeUntil: madeUntil < scheduledDate ? scheduledDate : madeUntil,
    partnerResponse: 'pending',
    answeredAt: null,
    createdAt: nowIso,
    updatedAt: nowIso,
  };
  const today = dayIn(nowIso, date.timezone).toString();
  const next = addDays(scheduledDate, 1);
  const later = listSeriesDays(rule, next < today ? today : next, madeUntil);
  return { series, days: [scheduledDate, ...later] };
}

/** Saves a new series with its dates after the first one. */
export async function saveSeries(
  tx: Transaction,
  coupleId: CoupleId,
  rooms: { dates: Room<'dateEvents'>; series: Room<'dateSeries'> },
  { series, days, ids = [], nowIso }: PlannedSeries & { nowIso: string },
): Promise<void> {
  await insertSeries(tx, coupleId, rooms.series, series);
  await insertOnDays(tx, coupleId, rooms.dates, { series, days: days.slice(1), ids: ids.slice(1), nowIso });
}

/** Inserts dates of a series on the days, of which there may be none. */
export async function insertOnDays(
  tx: Transaction,
  coupleId: CoupleId,
  room: Room<'dateEvents'>,
  { series, days, ids = [], nowIso }: PlannedSeries & { nowIso: string },
): Promise<void> {
  const dates = days.map((day, place) => ({ ...toDate(series, day, nowIso), id: ids[place] ?? randomUUIDv7() }));
  if (dates.length > 0) await insertSeriesDates(tx, coupleId, room, dates);
}

/** Returns the date of a series on a day, without its id. */
function toDate(series: Series, day: string, nowIso: string): Omit<StoredDate, 'id'> & { answeredAt: string | null } {
  const { title, description, scheduledTime, timezone, duration, location, category } = series;
  const plan = { title, description, scheduledTime, timezone, duration, location, category };
  return {
    ...plan,
    userId: series.userId,
    scheduledDate: day,
    startsAt: toStartsAt({ ...plan, scheduledDate: day }),
    seriesId: series.id,
    seriesDay: day,
    ownFields: [],
    partnerResponse: series.partnerResponse,
    answeredAt: series.answeredAt,
    createdAt: nowIso,
    updatedAt: nowIso,
  };
}

/**
 * Locks the series of a date with its dates ahead, in this order in every transaction. Returns `null` for a date of its
 * own.
 */
export async function lockSeriesOf(
  tx: Transaction,
  { member, clock }: MemberContext,
  dateId: string,
): Promise<LockedSeries | null> {
  const { coupleId } = member;
  const series = coupleId && (await lockFoundSeries(tx, coupleId, dateId, null));
  if (!coupleId || !series) return null;
  return { coupleId, series, ahead: await lockDatesAhead(tx, coupleId, series.id, toIso(clock.now())) };
}

async function lockFoundSeries(
  tx: Transaction,
  coupleId: CoupleId,
  dateId: string,
  locked: Series | null,
): Promise<Series | null> {
  const found = await findDate(tx, coupleId, dateId);
  if (!found?.seriesId) return null;
  // A concurrent change may have split the series while this one waited for it.
  if (found.seriesId === locked?.id) return locked;
  const series = await lockSeries(tx, coupleId, found.seriesId);
  return series ? lockFoundSeries(tx, coupleId, dateId, series) : null;
}

/** Changes the dates in the scope of `named`, and those still to be made. Returns the changed dates before and after. */
export async function changeSeries(
  tx: Transaction,
  context: MemberContext,
  { coupleId, series, ahead }: LockedSeries,
  { named, scope, patch }: { named: DateEvent; scope: SeriesScope; patch: DatePatch },
): Promise<{ before: DateEvent; after: DateEvent }[]> {
  const nowIso = toIso(context.clock.now());
  const change = { memberId: context.member.id, nowIso };
  const fields = differingFields(named, patch);
  if (Object.keys(fields).length === 0) return [];
  const day = named.seriesDay ?? named.scheduledDate;
  // From the first date on it is the whole series. A split would leave one of the two without a date.
  const inScope = ahead.filter((date) => isInScope(date, named, scope, nowIso));
  const isSplit =
    scope === 'following' && inScope.length > 0 && (await hasEarlierDates(tx, coupleId, { seriesId: series.id, day }));
  const seriesId = isSplit ? randomUUIDv7() : series.id;
  const changed = inScope.map((before) => ({
    before,
    after: { ...changeWithSeries(before, named, fields, change), seriesId, updatedAt: nowIso },
  }));
  const { scheduledDate: _day, ...plan } = fields;
  const answer = answerAfter(series, fields, change);
  const next = moveSeries({ ...applyPatch(series, plan), ...answer, updatedAt: nowIso }, daysMoved(named, fields));
  if (isSplit) await splitSeries(tx, context, { ...next, id: seriesId }, { series, coupleId, day });
  else await updateSeries(tx, coupleId, series.id, next);
  for (const { before, after } of changed) await saveDate(tx, coupleId, before, after);
  return changed;
}

/** Returns the rule of a series whose dates to come are moved by some days. */
function moveSeries(series: Series, days: number): Series {
  return {
    ...series,
    movedDays: series.movedDays + days,
    until: series.until === null ? null : addDays(series.until, days),
    madeUntil: addDays(series.madeUntil, days),
  };
}

/** Ends a series before the day, from which on its dates are of the `next` one. It counts as its planner's. */
async function splitSeries(
  tx: Transaction,
  { member, storageLimits }: MemberContext,
  next: Series,
  { series, coupleId, day }: { series: Series; coupleId: CoupleId; day: string },
): Promise<void> {
  const owner = { id: series.userId ?? member.id, coupleId };
  const room = await storageLimits.makeRoom(tx, 'dateSeries', owner);
  await updateSeries(tx, coupleId, series.id, { until: addDays(day, -1), updatedAt: next.updatedAt });
  await insertSeries(tx, coupleId, room, { ...next, createdAt: next.updatedAt });
}

const INVITATION = ['scheduledDate', 'scheduledTime', 'timezone', 'duration', 'location'];

/** Returns the answer to the dates still to be made: another time or place is a new invitation. */
function answerAfter(
  { userId, partnerResponse, answeredAt }: Series,
  fields: DatePatch,
  { memberId, nowIso }: { memberId: string; nowIso: string },
): Pick<Series, 'partnerResponse' | 'answeredAt'> {
  if (!INVITATION.some((field) => field in fields)) return { partnerResponse, answeredAt };
  return userId === memberId
    ? { partnerResponse: 'pending', answeredAt: null }
    : { partnerResponse: 'accepted', answeredAt: nowIso };
}

/** Answers the dates in the scope of `named`, and those still to be made. */
export async function answerSeries(
  tx: Transaction,
  { clock }: MemberContext,
  { coupleId, series, ahead }: LockedSeries,
  { named, scope, status }: { named: DateEvent; scope: SeriesScope; status: DateEvent['partnerResponse'] },
): Promise<void> {
  const nowIso = toIso(clock.now());
  for (const date of ahead)
    if (isInScope(date, named, scope, nowIso))
      await saveDate(tx, coupleId, date, { ...answerDate(date, status, { named, scope }), updatedAt: nowIso });
  const answer = { partnerResponse: status, answeredAt: nowIso, updatedAt: nowIso };
  await updateSeries(tx, coupleId, series.id, answer);
}

/** Ends the series, moves the dates in the scope of `named` to the trash, and returns these. */
export async function deleteSeries(
  tx: Transaction,
  context: MemberContext,
  { coupleId, series, ahead }: LockedSeries,
  { named, scope }: { named: DateEvent; scope: SeriesScope },
): Promise<readonly DateEvent[]> {
  const nowIso = toIso(context.clock.now());
  const deleted = ahead.filter((date) => isInScope(date, named, scope, nowIso));
  await moveAllToTrash(tx, context, { kind: 'date', ids: deleted.map(({ id }) => id), deletedAt: nowIso });
  const first = scope === 'all' ? (deleted[0]?.seriesDay ?? addDays(series.madeUntil, 1)) : named.seriesDay;
  const endedFrom = series.endedFrom !== null && series.endedFrom < (first ?? '') ? series.endedFrom : first;
  await updateSeries(tx, coupleId, series.id, { endedFrom, endedAt: nowIso, updatedAt: nowIso });
  return deleted;
}

/** Restores what was deleted of a series with a date, and lets the series go on. */
export async function restoreSeries(tx: Transaction, context: MemberContext, dateId: string): Promise<void> {
  const { coupleId } = context.member;
  const date = coupleId && (await findDeletedDate(tx, coupleId, dateId));
  const series = coupleId && date && date.seriesId && (await lockSeries(tx, coupleId, date.seriesId));
  if (!coupleId || !date || !series) return restoreShared(tx, context, { kind: 'date', id: dateId });
  const { deletedAt } = date;
  for (const id of await listDeletedDates(tx, coupleId, { seriesId: series.id, deletedAt }))
    await restoreShared(tx, context, { kind: 'date', id });
  if (series.endedAt === deletedAt)
    await updateSeries(tx, coupleId, series.id, {
      endedFrom: null,
      endedAt: null,
      updatedAt: toIso(context.clock.now()),
    });
}

async function saveDate(tx: Transaction, coupleId: CoupleId, before: DateEvent, after: DateEvent): Promise<void> {
  const { id, reactions: _reactions, commentCount: _count, createdAt: _createdAt, ...fields } = after;
  const isAnswered = after.startsAt !== before.startsAt || after.partnerResponse !== before.partnerResponse;
  const answeredAt = after.partnerResponse === 'pending' ? null : after.updatedAt;
  await updateDateRow(tx, coupleId, id, { ...fields, ...(isAnswered && { answeredAt }) });
}
