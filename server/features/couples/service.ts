import { randomUUIDv7 } from 'node:crypto';
import type { Couple } from '#contract/couples.ts';
import { couplesText } from '#messages/en/couples.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { toIso, todayInIndia } from '#server/platform/clock.ts';
import { mintCoupleId, type CoupleId, type MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { makeInviteCode } from './policy.ts';
import {
  deleteCouple,
  deleteSeat,
  findCouple,
  findCoupleIdOf,
  findPartnerOf,
  insertCouple,
  insertSeat,
  listCoupleIdsSince,
  lockCouples,
  lockMember,
  updateCouple,
} from './queries.ts';

export async function readCurrentCouple({ db, member }: MemberContext): Promise<Couple | null> {
  return member.coupleId && (await readCouple(db, member.coupleId));
}

export async function readOwnCouple({ db, member }: MemberContext): Promise<Couple> {
  if (!member.coupleId) throw refuse.notFound(couplesText.none);
  return readCouple(db, member.coupleId);
}

/** The couple as the API answers it. */
export async function readCouple(db: Database, coupleId: CoupleId): Promise<Couple> {
  const couple = await findCouple(db, coupleId);
  if (!couple) throw refuse.notFound(couplesText.none);
  return {
    ...couple,
    users: couple.users.map(({ avatarVersion, ...user }) => ({
      ...user,
      profileImageUrl: avatarVersion && `/api/users/${user.id}/avatar/${avatarVersion}`,
    })),
  };
}

/**
 * The couple that the member's shared records belong to: their own, or one of one made now.
 * Concurrent first records of one member end in one couple.
 */
export async function ensureCouple(tx: Transaction, context: MemberContext): Promise<CoupleId> {
  const { member } = context;
  if (member.coupleId) return member.coupleId;
  await lockMember(tx, member.id);
  const existing = await findCoupleIdOf(tx, member.id);
  if (existing) return mintCoupleId(existing);
  const name = couplesText.implicitName(member.firstName);
  return makeCouple(tx, context, { name, isImplicit: true, anniversary: null });
}

/** The couple of a member who is not the caller, for work that no call waits for. */
export async function findCoupleOf(db: Database, userId: string): Promise<CoupleId | null> {
  const coupleId = await findCoupleIdOf(db, userId);
  return coupleId === null ? null : mintCoupleId(coupleId);
}

/** The couples whose days together begin with one of the calendar dates: their anniversary, or what stands in for it. */
export async function findCouplesSince(db: Database, beginnings: readonly string[]): Promise<CoupleId[]> {
  return (await listCoupleIdsSince(db, beginnings)).map(mintCoupleId);
}

/** The id of the member's partner, or `null`. */
export async function findPartnerId(db: Database, { member }: MemberContext): Promise<string | null> {
  return member.coupleId && findPartnerOf(db, member.coupleId, member.id);
}

export async function createCouple(
  context: MemberContext,
  input: { name: string; anniversary?: string | null | undefined },
) {
  const { member } = context;
  const anniversary = input.anniversary ?? null;
  checkAnniversary(context, anniversary);
  return context.change(async (tx) => {
    await lockMember(tx, member.id);
    const existing = await findCoupleIdOf(tx, member.id);
    if (existing === null) {
      const coupleId = await makeCouple(tx, context, { name: input.name, isImplicit: false, anniversary });
      return readCouple(tx, coupleId);
    }
    const couple = await readCouple(tx, mintCoupleId(existing));
    if (!couple.isImplicit) throw refuse.conflict(couplesText.alreadyMade);
    await updateCouple(tx, existing, {
      name: input.name,
      is_implicit: false,
      ...(anniversary && { anniversary }),
    });
    return readCouple(tx, mintCoupleId(existing));
  });
}

export async function changeAnniversary(
  context: MemberContext,
  input: { anniversary: string },
): Promise<Couple> {
  checkAnniversary(context, input.anniversary);
  return context.change(async (tx) => {
    const coupleId = await ensureCouple(tx, context);
    await updateCouple(tx, coupleId, { anniversary: input.anniversary });
    return readCouple(tx, coupleId);
  });
}

/** What was shared stays with the partner, whose couple gets a new invite code: the old one is known to the leaver. */
export async function leaveCouple(context: MemberContext): Promise<{ message: string }> {
  const { member } = context;
  return context.changeFor(async (tx) => {
    await lockMember(tx, member.id);
    const partnerIds = await vacateSeat(tx, member.id);
    if (partnerIds === null) throw refuse.conflict(couplesText.none);
    if (partnerIds.length === 0) throw refuse.conflict(couplesText.aloneCannotLeave);
    return { result: { message: couplesText.left }, audience: partnerIds };
  });
}

/**
 * Takes a member whose account is deleted out of their couple; the couple of a last member goes with all its records.
 * Answers the ids of those who stay.
 */
export async function leaveCoupleForGood(tx: Transaction, memberId: string): Promise<readonly string[]> {
  await lockMember(tx, memberId);
  const coupleId = await findCoupleIdOf(tx, memberId);
  const partnerIds = await vacateSeat(tx, memberId);
  if (coupleId && partnerIds?.length === 0) await deleteCouple(tx, coupleId);
  return partnerIds ?? [];
}

/** Empties the member's seat and answers who stays; `null` when there was none. */
async function vacateSeat(tx: Transaction, userId: string): Promise<string[] | null> {
  const coupleId = await findCoupleIdOf(tx, userId);
  if (!coupleId) return null;
  const members = await lockCouples(tx, [coupleId]);
  const partnerIds = members.map((seat) => seat.userId).filter((id) => id !== userId);
  await deleteSeat(tx, userId);
  await updateCouple(tx, coupleId, { invite_code: makeInviteCode() });
  return partnerIds;
}

async function makeCouple(
  tx: Transaction,
  { member, clock }: MemberContext,
  couple: { name: string; isImplicit: boolean; anniversary: string | null },
): Promise<CoupleId> {
  const id = randomUUIDv7();
  const createdAt = toIso(clock.now());
  await insertCouple(tx, { ...couple, id, inviteCode: makeInviteCode(), createdAt });
  await insertSeat(tx, { coupleId: id, seat: 1, userId: member.id, joinedAt: createdAt });
  return mintCoupleId(id);
}

function checkAnniversary(context: MemberContext, anniversary: string | null): void {
  if (anniversary && anniversary > todayInIndia(context.clock))
    throw refuse.invalid(couplesText.anniversaryInFuture);
}
