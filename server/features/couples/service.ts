import { randomUUIDv7 } from 'node:crypto';
import { toCouple } from '#domain/couples/public-form.ts';
import type { Couple, Evening } from '#domain/couples/schema.ts';
import { coupleNameText } from '#messages/couple-name.ts';
import { couplesText } from '#messages/couples.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { holdCouple, lockMembership } from '#server/db/membership.ts';
import { insertSeat, markWelcomeSeen } from '#server/db/repositories/couples.ts';
import { OvertakenError } from '#server/db/transaction.ts';
import { toIso, todayInIndia } from '#server/platform/clock.ts';
import { mintCoupleId, type CoupleId, type MemberContext, type ReadAgain } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { makeInviteCode } from './policy.ts';
import { findCouple, findCoupleIdOf, insertCouple, listCoupleIdsSince, lockCouples, updateCouple } from './queries.ts';

export { listMemberNames } from './queries.ts';

export async function readCurrentCouple(context: MemberContext): Promise<Couple | null> {
  const { member } = context;
  return member.coupleId && (await readCouple(context, member.coupleId));
}

export async function readOwnCouple(context: MemberContext): Promise<Couple> {
  const { member } = context;
  if (!member.coupleId) throw refuse.notFound('no_couple', couplesText.none);
  return readCouple(context, member.coupleId);
}

/** Returns the couple as the API does. The member reads it under the names of both if it has no name. */
export async function readCouple(
  { db, clock, member }: Pick<MemberContext, 'clock' | 'db' | 'member'>,
  coupleId: CoupleId,
): Promise<Couple> {
  const found = await findCouple(db, coupleId);
  if (!found) throw refuse.notFound('no_couple', couplesText.none);
  const { users, ...couple } = found;
  return toCouple({ ...couple, seats: users.map(({ id, joinedAt }) => ({ userId: id, joinedAt })) }, users, {
    memberId: member.id,
    nowMs: clock.now().epochMilliseconds,
    isWelcomeDue: users.some(({ id, isWelcomeDue }) => isWelcomeDue && id === member.id),
    nameAlone: coupleNameText.alone,
  });
}

/**
 * Returns the couple of the member's shared records, or creates one with this member alone. Concurrent first records of
 * one member create one couple.
 */
export async function ensureCouple(tx: Transaction, context: MemberContext): Promise<CoupleId> {
  const { member } = context;
  if (member.coupleId) return member.coupleId;
  await lockMembership(tx, [member.id]);
  const existing = await findCoupleIdOf(tx, member.id);
  if (existing) return mintCoupleId(existing);
  return makeCouple(tx, context, { name: '', isImplicit: true, anniversary: null });
}

/**
 * Locks the couple against other changes that lock it, until the transaction ends. Returns the ids of its members, or an
 * empty list if it is deleted. It prevents neither joining and leaving (`holdCouple` does) nor new records
 * (`lockCoupleOf` does).
 */
export async function lockCouple(tx: Transaction, coupleId: CoupleId): Promise<string[]> {
  const seats = await lockCouples(tx, [coupleId]);
  return seats.map(({ userId }) => userId);
}

/** Locks a couple that a job has found, and keeps its members. */
export async function lockFoundCouple(tx: Transaction, id: string) {
  await holdCouple(tx, id);
  const coupleId = mintCoupleId(id);
  return { coupleId, memberIds: await lockCouple(tx, coupleId) };
}

/** Returns the couple of a member who is not the caller, for background work. */
export async function findCoupleOf(db: Database, userId: string): Promise<CoupleId | null> {
  const coupleId = await findCoupleIdOf(db, userId);
  return coupleId === null ? null : mintCoupleId(coupleId);
}

/**
 * Returns the couples that count their days together from one of the calendar dates: their anniversary, or its
 * substitute.
 */
export async function findCouplesSince(db: Database, beginnings: readonly string[]): Promise<CoupleId[]> {
  return (await listCoupleIdsSince(db, beginnings)).map(mintCoupleId);
}

export async function createCouple(
  context: MemberContext,
  input: { name: string; anniversary?: string | null | undefined },
) {
  const { member } = context;
  const anniversary = input.anniversary ?? null;
  checkAnniversary(context, anniversary);
  return context.changeMembership(async (tx) => {
    const existing = await lockCoupleOf(tx, member.id);
    const coupleId = existing
      ? await nameImplicitCouple(tx, context, existing, { name: input.name, anniversary })
      : await makeCouple(tx, context, { name: input.name, isImplicit: false, anniversary });
    return { result: await readCouple({ ...context, db: tx }, coupleId), audience: [] };
  }, readCoupleAgain(context));
}

/** Reads the couple that a call has created or joined, for its retries. Throws 404 if the member has left it. */
export function readCoupleAgain(context: MemberContext): ReadAgain<Couple> {
  return async (tx, { id }) => {
    const coupleId = await findCoupleOf(tx, context.member.id);
    if (coupleId !== id) throw refuse.notFound();
    return readCouple({ ...context, db: tx }, coupleId);
  };
}

/** Names a couple that a first record created implicitly. Throws 409 if it already has a name. */
async function nameImplicitCouple(
  tx: Transaction,
  context: MemberContext,
  coupleId: CoupleId,
  { name, anniversary }: { name: string; anniversary: string | null },
): Promise<CoupleId> {
  const couple = await readCouple({ ...context, db: tx }, coupleId);
  if (!couple.isImplicit) throw refuse.conflict('couple_exists', couplesText.alreadyMade);
  await updateCouple(tx, coupleId, { name, isImplicit: false, ...(anniversary && { anniversary }) });
  return coupleId;
}

export async function changeAnniversary(context: MemberContext, input: { anniversary: string }): Promise<Couple> {
  checkAnniversary(context, input.anniversary);
  return context.change(async (tx) => {
    const coupleId = await ensureCouple(tx, context);
    await updateCouple(tx, coupleId, { anniversary: input.anniversary });
    return readCouple({ ...context, db: tx }, coupleId);
  });
}

/** Renames the couple. `null` restores the first names. */
export async function changeCoupleName(context: MemberContext, { name }: { name: string | null }): Promise<Couple> {
  return context.change(async (tx) => {
    const coupleId = await ensureCouple(tx, context);
    await updateCouple(tx, coupleId, name === null ? { name: '' } : { name, isImplicit: false });
    return readCouple({ ...context, db: tx }, coupleId);
  });
}

/** Sets the hour at which both members are reminded of the day's question. */
export async function changeEvening(context: MemberContext, { time }: Evening): Promise<Evening> {
  return context.change(
    async (tx) => {
      const coupleId = await ensureCouple(tx, context);
      await updateCouple(tx, coupleId, { eveningTime: time });
      return { time };
    },
    async (tx) => ({ time: (await readOwnCouple({ ...context, db: tx })).eveningTime }),
  );
}

/** Notes that the member has seen the welcome of their couple. */
export async function finishWelcome(context: MemberContext): Promise<Couple> {
  const { member } = context;
  return context.change(async (tx) => {
    await markWelcomeSeen(tx, member.id);
    return readOwnCouple({ ...context, db: tx });
  });
}

/**
 * Locks the member's seat together with the couples of `others`, and returns the id of the member's couple. It must be
 * the first lock of a transaction, so that all changes of membership lock in one order.
 */
export async function lockCoupleOf(
  tx: Transaction,
  userId: string,
  others: readonly string[] = [],
): Promise<CoupleId | null> {
  const seen = await findCoupleIdOf(tx, userId);
  await lockMembership(tx, [userId, ...others, ...(seen === null ? [] : [seen])]);
  const coupleId = await findCoupleIdOf(tx, userId);
  if (coupleId !== seen) throw new OvertakenError('The member has another couple now.');
  return coupleId === null ? null : mintCoupleId(coupleId);
}

/** Creates a couple with this member alone. */
export async function makeCouple(
  tx: Transaction,
  { member, clock }: MemberContext,
  couple: { name: string; isImplicit: boolean; anniversary: string | null },
): Promise<CoupleId> {
  const id = randomUUIDv7();
  const now = clock.now();
  const createdAt = toIso(now);
  await insertCouple(tx, { ...couple, id, inviteCode: makeInviteCode(now), createdAt });
  await insertSeat(tx, { coupleId: id, seat: 1, userId: member.id, joinedAt: createdAt });
  return mintCoupleId(id);
}

function checkAnniversary(context: MemberContext, anniversary: string | null): void {
  if (anniversary && anniversary > todayInIndia(context.clock))
    throw refuse.invalid('date_in_future', couplesText.anniversaryInFuture);
}
