import { isChangedBy } from '#domain/apply-patch.ts';
import { randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod';
import type { ReactionInput } from '#contract/comments.ts';
import type { PartnerAnswer } from '#contract/constants/dates.ts';
import type { DateEvent, DateEventInput, DateEventPatch } from '#contract/dates.ts';
import type { ShortPageQuery } from '#contract/paging.ts';
import { datesText } from '#messages/dates.ts';
import type { Transaction } from '#server/db/database.ts';
import { checkIdIsFree, moveSharedToTrash, restoreShared } from '#server/features/trash/service.ts';
import { setReaction } from '#server/features/comments/service.ts';
import { ensureCouple } from '#server/features/couples/service.ts';
import { consumeQuota } from '#server/features/subscription/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { CoupleId, MemberContext, ReadAgain } from '#server/platform/context.ts';
import { checkVersion, refuse } from '#server/platform/errors.ts';
import { parsePageRequest, toPage } from '#server/platform/lists/paging.ts';
import { notifyOfChange, notifyPartner } from './notice-service.ts';
import { changeDate, toStartsAt } from '#domain/dates/rules.ts';
import { findDate, insertDate, listDates, listDatesBetween, lockDate, updateDateRow } from './queries.ts';

/** Returns a page of the dates, with `X-Next-Cursor` if more follow. */
export async function readDates(context: MemberContext, query: ShortPageQuery): Promise<DateEvent[]> {
  const { coupleId } = context.member;
  if (!coupleId) return [];
  const page = parsePageRequest(query, ['instant', 'id']);
  const rows = await listDates(context.db, coupleId, page);
  return toPage(context, rows, page, ({ startsAt, id }) => [startsAt, id]);
}

/** Returns the couple's dates that go on in a span of time, earliest first. */
export async function readDatesBetween(
  { db, member }: MemberContext,
  span: { from: string; to: string },
): Promise<DateEvent[]> {
  return member.coupleId ? listDatesBetween(db, member.coupleId, span) : [];
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

export async function createDate(context: MemberContext, input: DateEventInput): Promise<DateEvent> {
  return context.change(async (tx) => {
    const coupleId = await ensureCouple(tx, context);
    if (input.id) await checkIdIsFree(tx, { coupleId, kind: 'date', id: input.id });
    const room = await context.storageLimits.makeRoom(tx, 'dateEvents', { ...context.member, coupleId });
    const id = input.id ?? randomUUIDv7();
    const now = toIso(context.clock.now());
    const quota = consumeQuota(tx, context, 'date_events');
    const date = insertDate(tx, coupleId, room, {
      ...input,
      id,
      userId: context.member.id,
      startsAt: toStartsAt(input),
      partnerResponse: 'pending',
      createdAt: now,
      updatedAt: now,
    });
    const notice = notifyPartner(tx, context, 'planned', { id, title: input.title });
    // Pipelined: one round trip for the three (decision 0009). An exceeded quota rolls all of them back.
    return (await Promise.all([date, quota, notice]))[0];
  }, readDateAgain(context));
}

/**
 * Changes a date, for either partner. A new time or place from the planner asks the partner again; one from the partner
 * counts as accepted.
 */
export async function updateDate(
  context: MemberContext,
  { id, updatedAt: version, ...patch }: z.output<typeof DateEventPatch>,
): Promise<DateEvent> {
  return context.change(async (tx) => {
    const { coupleId, date } = await lockOwnDate(tx, context, id);
    checkVersion(version, date);
    const updatedAt = toIso(context.clock.now());
    const after = changeDate(date, patch, { memberId: context.member.id, nowIso: updatedAt });
    if (!isChangedBy(date, { ...patch, startsAt: after.startsAt })) return date;
    const { startsAt, partnerResponse, suggestion } = after;
    // An answer belongs to a time. After a move it counts from now on.
    const isMoved = startsAt !== date.startsAt || partnerResponse !== date.partnerResponse;
    const answeredAt = partnerResponse === 'pending' ? null : updatedAt;
    await notifyOfChange(tx, context, date, after);
    return updateDateRow(tx, coupleId, id, {
      ...patch,
      startsAt,
      partnerResponse,
      ...(isMoved && { answeredAt }),
      suggestion,
      updatedAt,
    });
  }, readDateAgain(context));
}

export async function respondToDate(
  context: MemberContext,
  input: { id: string; status: PartnerAnswer; updatedAt?: string | undefined },
): Promise<DateEvent> {
  return context.change(async (tx) => {
    const { coupleId, date } = await lockInvitation(tx, context, input.id);
    checkVersion(input.updatedAt, date);
    const now = toIso(context.clock.now());
    // A repeated response notifies the planner only once.
    if (date.partnerResponse === input.status && !date.suggestion) return date;
    await notifyPartner(tx, context, input.status, date);
    const answer = { partnerResponse: input.status, answeredAt: now, suggestion: null, updatedAt: now };
    return updateDateRow(tx, coupleId, date.id, answer);
  }, readDateAgain(context));
}

export async function deleteDate(context: MemberContext, input: { id: string }): Promise<void> {
  await context.change(async (tx) => {
    const { date } = await lockOwnDate(tx, context, input.id);
    await moveSharedToTrash(tx, context, { kind: 'date', id: date.id });
    // A past date is only removed, not cancelled.
    if (isAhead(context, date)) await notifyPartner(tx, context, 'cancelled', date);
  });
}

/** Restores a deleted date with its answer. */
export async function restoreDate(context: MemberContext, input: { id: string }): Promise<DateEvent> {
  return context.change(async (tx) => {
    await restoreShared(tx, context, { kind: 'date', id: input.id });
    const { date } = await lockOwnDate(tx, context, input.id);
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
  if (found.date.userId === context.member.id)
    throw refuse.forbidden('not_the_partner', datesText.onlyPartnerAnswers);
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
