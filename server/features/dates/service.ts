import { randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod';
import type { DateEvent, DateEventInput, DateEventPatch, PartnerAnswer } from '#contract/dates.ts';
import { datesText } from '#messages/en/dates.ts';
import { notificationsText as text } from '#messages/en/notifications.ts';
import type { Transaction } from '#server/db/database.ts';
import { ensureCouple } from '#server/features/couples/service.ts';
import { takeAllowance } from '#server/features/subscription/service.ts';
import { toIso } from '#server/platform/clock.ts';
import type { CoupleId, MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { tellPartner } from './notice-service.ts';
import { isChanged, isNewInvitation, toStartsAt } from './policy.ts';
import {
  deleteDate,
  findDate,
  insertDate,
  listDates,
  lockDate,
  updateDate,
  type DateValues,
} from './queries.ts';

export async function readDates({ db, member }: MemberContext): Promise<DateEvent[]> {
  return member.coupleId ? listDates(db, member.coupleId) : [];
}

export async function readDate({ db, member }: MemberContext, dateId: string): Promise<DateEvent> {
  const date = member.coupleId && (await findDate(db, member.coupleId, dateId));
  if (!date) throw refuse.notFound();
  return date;
}

export async function planDate(context: MemberContext, input: DateEventInput): Promise<DateEvent> {
  return context.change(async (tx) => {
    const coupleId = await ensureCouple(tx, context);
    const allowance = takeAllowance(tx, context, 'date_events');
    const date = insertDate(tx, coupleId, {
      ...input,
      id: randomUUIDv7(),
      userId: context.member.id,
      description: input.description ?? null,
      location: input.location ?? null,
      startsAt: toStartsAt(input),
      createdAt: toIso(context.clock.now()),
    });
    const notice = tellPartner(tx, context, text.datePlanned, input);
    // They travel in one flight; without the allowance none stays.
    return (await Promise.all([date, allowance, notice]))[0];
  });
}

/**
 * Either partner may change a date. A new moment or place from the planner asks the partner again; from the partner it
 * is one that they accept.
 */
export async function changeDate(
  context: MemberContext,
  input: z.output<typeof DateEventPatch>,
): Promise<DateEvent> {
  return context.change(async (tx) => {
    const { coupleId, date } = await lockOwnDate(tx, context, input.id);
    const { id: _id, ...patch } = input;
    const merged = { ...date, ...withoutUndefined(patch) };
    const values: DateValues = { ...merged, startsAt: toStartsAt(merged) };
    if (!isChanged(date, values)) return date;
    const isPlanner = date.userId === context.member.id;
    const updatedAt = toIso(context.clock.now());
    const partnerResponse = isNewInvitation(date, values, updatedAt)
      ? isPlanner
        ? 'pending'
        : 'accepted'
      : date.partnerResponse;
    await tellPartner(tx, context, text.dateChanged, values);
    return updateDate(tx, coupleId, date.id, { ...values, partnerResponse, updatedAt });
  });
}

export async function answerDate(
  context: MemberContext,
  input: { id: string; status: PartnerAnswer },
): Promise<DateEvent> {
  return context.change(async (tx) => {
    const { coupleId, date } = await lockOwnDate(tx, context, input.id);
    if (date.userId === context.member.id) throw refuse.forbidden(datesText.onlyPartnerAnswers);
    const now = toIso(context.clock.now());
    if (date.startsAt <= now) throw refuse.conflict(datesText.alreadyBegun);
    // Pressed twice: the planner is told once.
    if (date.partnerResponse === input.status) return date;
    await tellPartner(tx, context, text.dateAnswered[input.status], date);
    return updateDate(tx, coupleId, date.id, { ...date, partnerResponse: input.status, updatedAt: now });
  });
}

export async function removeDate(context: MemberContext, input: { id: string }): Promise<void> {
  const { coupleId } = context.member;
  await context.change(async (tx) => {
    const deleted = coupleId && (await deleteDate(tx, coupleId, input.id));
    if (!deleted) throw refuse.notFound();
    // What has been cannot be cancelled: then it is only tidied up.
    if (deleted.startsAt > toIso(context.clock.now()))
      await tellPartner(tx, context, text.dateCancelled, deleted);
  });
}

async function lockOwnDate(tx: Transaction, { member }: MemberContext, dateId: string) {
  const coupleId: CoupleId | null = member.coupleId;
  const date = coupleId && (await lockDate(tx, coupleId, dateId));
  if (!coupleId || !date) throw refuse.notFound();
  return { coupleId, date };
}

/** An absent field of a partial change leaves the value as it is. */
function withoutUndefined<T extends object>(patch: T): { [K in keyof T]: Exclude<T[K], undefined> };
function withoutUndefined(patch: object): object {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
}
