import type { z } from 'zod';
import type { ReactionInput } from '#domain/comments/schema.ts';
import type { PartnerAnswer, SeriesScope } from '#domain/dates/facts.ts';
import type { DateEvent, DateEventInput, DateEventPatch } from '#domain/dates/schema.ts';
import { answerDate, changeAlone } from '#domain/dates/series.ts';
import { isChangedBy } from '#domain/kernel/apply-patch.ts';
import type { ShortPageQuery } from '#domain/kernel/paging.ts';
import { datesText } from '#messages/dates.ts';
import type { Transaction } from '#server/db/database.ts';
import { setReaction } from '#server/features/comments/service.ts';
import { ensureCouple } from '#server/features/couples/service.ts';
import { checkIdIsFree, moveSharedToTrash, restoreShared } from '#server/features/trash/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { CoupleId, MemberContext, ReadAgain } from '#server/platform/context.ts';
import { checkVersion, refuse } from '#server/platform/errors.ts';
import { type PageRequest, parsePageRequest, readLongPage } from '#server/platform/lists/paging.ts';
import { notifyOfChange, notifyPartner } from './notice-service.ts';
import { insertPlanned } from './planning-service.ts';
import { findDate, listDates, listTakenTimes, lockDate, updateDateRow } from './queries.ts';
import { answerSeries, changeSeries, deleteSeries, lockSeriesOf, planSeries, restoreSeries } from './series-service.ts';

/** Returns a page of the dates, with `X-Next-Cursor` if more follow. */
export async function readDates(context: MemberContext, query: ShortPageQuery): Promise<DateEvent[]> {
  const { coupleId } = context.member;
  if (!coupleId) return [];
  const page = parsePageRequest(query, ['instant', 'id']);
  const read = (part: PageRequest) => listDates(context.db, coupleId, part);
  return readLongPage(context, page, read, ({ startsAt, id }) => [startsAt, id]);
}

/** Returns the times that the couple's dates take around a span of time, in no order. */
export async function readTakenTimes({ db, member }: MemberContext, span: { from: string; to: string }) {
  return member.coupleId ? listTakenTimes(db, member.coupleId, span) : [];
}

export async function readDate({ db, member }: MemberContext, dateId: string): Promise<DateEvent> {
  const date = member.coupleId && (await findDate(db, member.coupleId, dateId));
  if (!date) throw refuse.notFound();
  return date;
}

/** Reads a date again, as the response to a repeated request. */
export function readDateAgain(context: MemberContext): ReadAgain<DateEvent> {
  return (tx, { id }) => readDate({ ...context, db: tx }, id);
}

/** Plans a date, or those of a series, of which the partner hears once. */
export async function createDate(context: MemberContext, input: DateEventInput): Promise<DateEvent> {
  return context.change(async (tx) => {
    const coupleId = await ensureCouple(tx, context);
    if (input.id) await checkIdIsFree(tx, { coupleId, kind: 'date', id: input.id });
    const { repeat, ...plan } = input;
    const planned = repeat && planSeries({ ...plan, repeat }, context.member.id, toIso(context.clock.now()));
    return insertPlanned(tx, context, coupleId, { plan, planned });
  }, readDateAgain(context));
}

/**
 * Changes a date, for either partner. A new time or place from the planner asks the partner again; one from the partner
 * counts as accepted.
 */
export async function updateDate(
  context: MemberContext,
  { id, updatedAt: version, scope, ...patch }: z.output<typeof DateEventPatch>,
): Promise<DateEvent> {
  return context.change(async (tx) => {
    const locked = scope === 'this' ? null : await lockSeriesOf(tx, context, id);
    const { coupleId, date } = await lockOwnDate(tx, context, id);
    checkVersion(version, date);
    if (locked) {
      const changed = await changeSeries(tx, context, locked, { named: date, scope, patch });
      const told = changed.find(({ before }) => before.id === id) ?? changed[0];
      if (told) await notifyOfChange(tx, context, told.before, told.after);
      return readDate({ ...context, db: tx }, id);
    }
    const updatedAt = toIso(context.clock.now());
    const after = changeAlone(date, patch, { memberId: context.member.id, nowIso: updatedAt });
    if (!isChangedBy(date, { ...patch, startsAt: after.startsAt })) return date;
    const { startsAt, partnerResponse, suggestion, ownFields } = after;
    // An answer belongs to a time. After a move it counts from now on.
    const isMoved = startsAt !== date.startsAt || partnerResponse !== date.partnerResponse;
    const answeredAt = partnerResponse === 'pending' ? null : updatedAt;
    await notifyOfChange(tx, context, date, after);
    return updateDateRow(tx, coupleId, id, {
      ...patch,
      startsAt,
      partnerResponse,
      ownFields,
      ...(isMoved && { answeredAt }),
      suggestion,
      updatedAt,
    });
  }, readDateAgain(context));
}

export async function respondToDate(
  context: MemberContext,
  input: { id: string; status: PartnerAnswer; scope: SeriesScope; updatedAt?: string | undefined },
): Promise<DateEvent> {
  const { id, status, scope } = input;
  return context.change(async (tx) => {
    const locked = scope === 'this' ? null : await lockSeriesOf(tx, context, id);
    const { coupleId, date } = await lockInvitation(tx, context, id);
    checkVersion(input.updatedAt, date);
    const now = toIso(context.clock.now());
    if (locked) {
      await answerSeries(tx, context, locked, { named: date, scope, status });
      if (date.partnerResponse !== status) await notifyPartner(tx, context, status, date);
      return readDate({ ...context, db: tx }, id);
    }
    // A repeated response notifies the planner only once.
    if (date.partnerResponse === status && !date.suggestion) return date;
    await notifyPartner(tx, context, status, date);
    const { partnerResponse, ownFields } = answerDate(date, status, { named: date, scope: 'this' });
    const answer = { partnerResponse, ownFields, answeredAt: now, suggestion: null, updatedAt: now };
    return updateDateRow(tx, coupleId, date.id, answer);
  }, readDateAgain(context));
}

export async function deleteDate(
  context: MemberContext,
  { id, scope }: { id: string; scope: SeriesScope },
): Promise<void> {
  await context.change(async (tx) => {
    const locked = scope === 'this' ? null : await lockSeriesOf(tx, context, id);
    const { date } = await lockOwnDate(tx, context, id);
    const deleted = locked ? await deleteSeries(tx, context, locked, { named: date, scope }) : [date];
    if (!locked) await moveSharedToTrash(tx, context, { kind: 'date', id });
    const told = deleted.find((each) => each.id === id) ?? deleted[0];
    // A past date is only removed, not cancelled.
    if (told && isAhead(context, told)) await notifyPartner(tx, context, 'cancelled', told);
  });
}

/** Restores a deleted date with its answer, and with `scope` what was deleted of its series with it. */
export async function restoreDate(
  context: MemberContext,
  { id, scope }: { id: string; scope: SeriesScope },
): Promise<DateEvent> {
  return context.change(async (tx) => {
    if (scope === 'this') await restoreShared(tx, context, { kind: 'date', id });
    else await restoreSeries(tx, context, id);
    const { date } = await lockOwnDate(tx, context, id);
    if (isAhead(context, date)) await notifyPartner(tx, context, 'restored', date);
    return date;
  }, readDateAgain(context));
}

function isAhead({ clock }: MemberContext, { startsAt }: DateEvent): boolean {
  return startsAt > toIso(clock.now());
}

/** Locks a date of the partner that has not begun and that the member may answer, until the transaction ends. */
export async function lockInvitation(tx: Transaction, context: MemberContext, dateId: string) {
  const found = await lockOwnDate(tx, context, dateId);
  if (found.date.userId === context.member.id) throw refuse.forbidden('not_the_partner', datesText.onlyPartnerAnswers);
  if (!isAhead(context, found.date)) throw refuse.conflict('date_begun', datesText.alreadyBegun);
  return found;
}

export async function lockOwnDate(tx: Transaction, { member }: MemberContext, dateId: string) {
  const coupleId: CoupleId | null = member.coupleId;
  const date = coupleId && (await lockDate(tx, coupleId, dateId));
  if (!coupleId || !date) throw refuse.notFound();
  return { coupleId, date };
}

export async function reactToDate(context: MemberContext, input: ReactionInput): Promise<DateEvent> {
  return context.change(async (tx) => {
    await setReaction(tx, context, 'date', input);
    return readDate({ ...context, db: tx }, input.id);
  }, readDateAgain(context));
}
