import type { z } from 'zod';
import type { Couple, InvitationInput } from '#contract/couples.ts';
import { couplesText } from '#messages/en/couples.ts';
import type { Transaction } from '#server/db/database.ts';
import { toIso } from '#server/platform/clock.ts';
import { mintCoupleId, type MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { invitationMail } from './emails.ts';
import { MEMBERS_MAX } from './policy.ts';
import {
  deleteCouple,
  deleteSeat,
  findCoupleIdByCode,
  findCoupleIdOf,
  insertSeat,
  lockCouples,
  lockMember,
  keepAnniversary,
  moveRecords,
} from './queries.ts';
import { ensureCouple, readCouple } from './service.ts';

/**
 * Joins the couple of an invite code. Somebody alone brings along what they recorded; the joined couple's name, code
 * and anniversary stay, and their own anniversary stands in where there is none. Both limits (one couple a member, two members a couple) are also keys of the seats' table.
 */
export async function joinCouple(context: MemberContext, input: { inviteCode: string }): Promise<Couple> {
  const { member, clock } = context;
  return context.change(async (tx) => {
    await lockMember(tx, member.id);
    const targetId = await findCoupleIdByCode(tx, input.inviteCode);
    if (!targetId) throw refuse.notFound(couplesText.codeInvalid);
    const ownId = await findCoupleIdOf(tx, member.id);
    if (ownId === targetId) throw refuse.conflict(couplesText.ownCode);
    const seats = await lockCouples(tx, ownId ? [targetId, ownId] : [targetId]);
    const taken = seats.filter((seat) => seat.coupleId === targetId);
    if (taken.length === 0) throw refuse.notFound(couplesText.codeInvalid);
    if (taken.length >= MEMBERS_MAX) throw refuse.conflict(couplesText.full);
    if (ownId) await bringRecords(tx, member.id, ownId, targetId, seats.length - taken.length);
    const seat = taken[0]?.seat === 1 ? 2 : 1;
    await insertSeat(tx, { coupleId: targetId, seat, userId: member.id, joinedAt: toIso(clock.now()) });
    return readCouple(tx, mintCoupleId(targetId));
  });
}

async function bringRecords(
  tx: Transaction,
  userId: string,
  ownId: string,
  targetId: string,
  membersInOwn: number,
) {
  if (membersInOwn > 1) throw refuse.conflict(couplesText.leaveFirst);
  await deleteSeat(tx, userId);
  await moveRecords(tx, ownId, targetId);
  await keepAnniversary(tx, ownId, targetId);
  await deleteCouple(tx, ownId);
}

/** Mails the invitation; a member without a couple gets the couple of one that the code belongs to. */
export async function invitePartner(context: MemberContext, input: z.output<typeof InvitationInput>) {
  return context.change(async (tx) => {
    const coupleId = await ensureCouple(tx, context);
    const couple = await readCouple(tx, coupleId);
    if (couple.users.length >= MEMBERS_MAX) throw refuse.conflict(couplesText.notAlone);
    if (input.inviteCode && input.inviteCode !== couple.inviteCode)
      throw refuse.notFound(couplesText.codeInvalid);
    const joinUrl = `${context.config.publicUrl}/register?invite=${couple.inviteCode}`;
    await context.mail.send(tx, invitationMail(input, context.member.firstName, couple.inviteCode, joinUrl));
    return { message: couplesText.invited(input.name) };
  });
}
