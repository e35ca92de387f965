import { findTakeBackUntil } from '#domain/couples/public-form.ts';
import { couplesText } from '#messages/couples.ts';
import { touchMembers } from '#server/db/changes/touch.ts';
import type { Transaction } from '#server/db/database.ts';
import { deleteCoupleRow, deleteSeat } from '#server/db/repositories/couples.ts';
import { removeMomentsOf, removeSealedMoments } from '#server/db/repositories/daily-moments.ts';
import { endSurprisesOf } from '#server/db/repositories/private-expenses.ts';
import { updateAlarms } from '#server/features/budgets/alarm-service.ts';
import { dropUnseen } from '#server/features/daily-question/service.ts';
import { holdProof } from '#server/features/second-factors/proof-service.ts';
import { toIso, todayInIndia } from '#server/platform/clock.ts';
import type { CoupleId, Platform, ProvedContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { notifyLeft } from './notice-service.ts';
import { copyPhotosJob } from './photo-copy-service.ts';
import { makeInviteCode } from './policy.ts';
import { lockCouples, replaceInviteCode, type Seat } from './queries.ts';
import {
  dropSuggestions,
  hasOwnRecords,
  listCouplesNaming,
  listOthersNaming,
  moveRecordsOf,
} from './record-queries.ts';
import { lockCoupleOf, makeCouple } from './service.ts';

/**
 * Removes the member from their couple. Shared records stay with the partner, but within days of pairing the member's
 * own move along; the couple gets a new invite code, because the leaver knows the old one.
 */
export async function leaveCouple(context: ProvedContext): Promise<{ message: string }> {
  const { member, clock } = context;
  return context.changeMembership(async (tx) => {
    const couple = await lockSeatsWith(tx, member.id);
    await holdProof(tx, context, context.proof);
    if (couple === null) throw refuse.conflict('no_couple', couplesText.none);
    const { coupleId: from, seats } = couple;
    if (seats.length === 1) throw refuse.conflict('alone_in_couple', couplesText.aloneCannotLeave);
    const joinedAt = seats.map((seat) => seat.joinedAt);
    const tookOwn =
      findTakeBackUntil(joinedAt, clock.now().epochMilliseconds) !== null &&
      (await hasOwnRecords(tx, { userId: member.id, coupleId: from }));
    const partnerIds = await removeFromCouple(tx, context, member.id, couple);
    await notifyLeft(tx, context, partnerIds, { firstName: member.firstName, tookOwn });
    if (tookOwn) {
      const ownId = await makeCouple(tx, context, { name: '', isImplicit: true, anniversary: null });
      const parting = { userId: member.id, from, to: ownId, now: toIso(clock.now()) };
      const { hasCopies } = await moveRecordsOf(tx, parting);
      if (hasCopies) await context.jobs.send(tx, copyPhotosJob, {});
      // The spending that left with its author may have been what reached a budget.
      for (const id of partnerIds) await updateAlarms(tx, { ...context, member: { id, partnerId: null } }, from);
    }
    const message = tookOwn ? couplesText.leftWithOwn : couplesText.left;
    return { result: { message }, audience: partnerIds };
  });
}

/**
 * Removes a member whose account is being deleted from their couple; the caller holds `lockForDeletion`. All others whose
 * rows name the member, a former partner too, copy everything again. With its last member the couple and its records are
 * deleted; returns the ids of the remaining members.
 */
export async function removeDeletedMember(
  tx: Transaction,
  platform: Pick<Platform, 'clock' | 'config' | 'jobs' | 'mail'>,
  { id: memberId, firstName }: { id: string; firstName: string },
): Promise<readonly string[]> {
  const couple = await lockSeatsWith(tx, memberId);
  // The rows lose the member by their foreign keys, which move no feed.
  touchMembers(tx, await listOthersNaming(tx, memberId, await listCouplesNaming(tx, memberId)));
  if (couple === null) return [];
  const { coupleId } = couple;
  const partnerIds = await removeFromCouple(tx, platform, memberId, couple);
  if (partnerIds.length === 0) await deleteCoupleRow(tx, coupleId);
  else {
    await removeMomentsOf(tx, coupleId, memberId);
    await notifyLeft(tx, platform, partnerIds, { firstName, tookOwn: false });
  }
  return partnerIds;
}

/**
 * Locks the seat of a member whose account is deleted, with the couple and former couples that have records which name the
 * member: the deletion changes them all. It must be the first lock of a transaction.
 */
export async function lockForDeletion(tx: Transaction, userId: string): Promise<void> {
  await lockCoupleOf(tx, userId, await listCouplesNaming(tx, userId));
}

interface Seated {
  coupleId: CoupleId;
  seats: Seat[];
}

/** Locks the member's couple with its records and returns it with its seats, or `null` without a couple. */
async function lockSeatsWith(tx: Transaction, userId: string): Promise<Seated | null> {
  const coupleId = await lockCoupleOf(tx, userId);
  return coupleId === null ? null : { coupleId, seats: await lockCouples(tx, [coupleId]) };
}

/** Removes the member from their couple and returns the ids of the remaining members. */
async function removeFromCouple(
  tx: Transaction,
  { clock }: Pick<Platform, 'clock'>,
  userId: string,
  { coupleId, seats }: Seated,
): Promise<string[]> {
  const members = seats.map((seat) => seat.userId);
  await endSurprisesOf(tx, members, toIso(clock.now()));
  await dropUnseen(tx, { coupleId, userId, today: todayInIndia(clock) });
  await removeSealedMoments(tx, coupleId, userId);
  await dropSuggestions(tx, coupleId);
  await deleteSeat(tx, userId);
  await replaceInviteCode(tx, coupleId, makeInviteCode(clock.now()));
  return members.filter((id) => id !== userId);
}
