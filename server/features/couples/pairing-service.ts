import type { z } from 'zod';
import { MEMBERS_MAX } from '#domain/couples/facts.ts';
import { nameCouple } from '#domain/couples/public-form.ts';
import type { Couple, Invitation, InvitationInput } from '#domain/couples/schema.ts';
import { LIST_LIMITS } from '#domain/lists/facts.ts';
import { localPath, paths } from '#domain/registry/screen-paths.ts';
import { coupleNameText } from '#messages/couple-name.ts';
import { couplesText } from '#messages/couples.ts';
import { faultsText } from '#messages/faults.ts';
import type { Database, Transaction } from '#server/db/database.ts';
import { deleteCoupleRow, deleteSeat, insertSeat, markWelcomeDue } from '#server/db/repositories/couples.ts';
import { OvertakenError } from '#server/db/transaction.ts';
import { updateAlarms } from '#server/features/budgets/alarm-service.ts';
import { sendOptionalMail } from '#server/features/notifications/mail-choice-service.ts';
import { toIso } from '#server/platform/clock.ts';
import { type Member, mintCoupleId, type MemberContext, type PublicContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { invitationMail } from './emails.ts';
import { checkInviter, countInvitation } from './invitation-service.ts';
import { notifyJoined } from './notice-service.ts';
import { makeInviteCode } from './policy.ts';
import { copyAnniversaryIfMissing, findCouple, findCoupleByCode, lockCouples, replaceInviteCode } from './queries.ts';
import { countRecords, moveRecords } from './record-queries.ts';
import { ensureCouple, lockCoupleOf, readCouple, readCoupleAgain } from './service.ts';

/**
 * Joins the couple of an invite code; unique keys of `couple_members` also enforce one couple for each member and two
 * members in a couple. Records of a member who was alone move along, and the joined couple keeps its name, code and
 * anniversary, or takes over the member's anniversary if it has none.
 */
export async function joinCouple(context: MemberContext, input: { inviteCode: string }): Promise<Couple> {
  const { member, clock } = context;
  return context.changeMembership(async (tx) => {
    const targetId = await findInvitingCouple(tx, context, input.inviteCode);
    const ownId = await lockCoupleOf(tx, member.id, [targetId]);
    if (ownId === targetId) throw refuseOwnCode(member);
    const seats = await lockCouples(tx, ownId ? [targetId, ownId] : [targetId]);
    // A code that was renewed during the wait for the locks is invalid.
    if ((await findInvitingCouple(tx, context, input.inviteCode)) !== targetId) throw new OvertakenError();
    const taken = seats.filter((seat) => seat.coupleId === targetId);
    if (taken.length === 0) throw refuse.notFound('invite_code_invalid', faultsText.couples.codeInvalid);
    if (taken.length >= MEMBERS_MAX) throw refuse.conflict('couple_full', couplesText.full);
    if (ownId) await mergeOwnCouple(tx, member.id, ownId, targetId, seats.length - taken.length);
    const seat = taken[0]?.seat === 1 ? 2 : 1;
    await insertSeat(tx, {
      coupleId: targetId,
      seat,
      userId: member.id,
      joinedAt: toIso(clock.now()),
    });
    await markWelcomeDue(tx, targetId);
    const partnerIds = taken.map(({ userId }) => userId);
    await notifyJoined(tx, context, partnerIds, member.firstName);
    const two = { id: member.id, partnerId: partnerIds[0] ?? null };
    await updateAlarms(tx, { ...context, member: two }, mintCoupleId(targetId));
    return { result: await readCouple({ ...context, db: tx }, mintCoupleId(targetId)), audience: [] };
  }, readCoupleAgain(context));
}

/** Returns the error for the member's own code. Once there are two, the code is of no use. */
function refuseOwnCode({ partnerId }: Member) {
  return partnerId
    ? refuse.conflict('couple_full', couplesText.notAlone)
    : refuse.conflict('invite_code_own', couplesText.ownCode);
}

/** Returns the inviter of a code and the records that would move along, for the member to confirm before joining. */
export async function readInvitation(context: MemberContext, input: { inviteCode: string }): Promise<Invitation> {
  const { db, member } = context;
  const targetId = await findInvitingCouple(db, context, input.inviteCode);
  if (targetId === member.coupleId) throw refuseOwnCode(member);
  const couple = await findCouple(db, mintCoupleId(targetId));
  const [inviter, ...others] = couple?.users ?? [];
  if (!couple || !inviter) throw refuse.notFound('invite_code_invalid', faultsText.couples.codeInvalid);
  if (others.length > 0) throw refuse.conflict('couple_full', couplesText.full);
  return {
    coupleName: nameCouple(couple.ownName, [inviter, member], {
      readerId: member.id,
      nameAlone: coupleNameText.alone,
    }),
    isNamed: couple.ownName !== null,
    partnerName: inviter.firstName,
    brought: member.coupleId
      ? await countRecords(db, member.coupleId)
      : { dates: 0, memories: 0, expenses: 0, recurring: 0, goals: 0, lists: 0 },
  };
}

/** Returns the first name of the inviter, which a visitor sees before registering. */
export async function readInviter(
  context: PublicContext,
  input: { inviteCode: string },
): Promise<{ firstName: string }> {
  const coupleId = mintCoupleId(await findInvitingCouple(context.db, context, input.inviteCode));
  const [inviter, ...others] = (await findCouple(context.db, coupleId))?.users ?? [];
  if (!inviter || others.length > 0) throw refuse.notFound('invite_code_invalid', faultsText.couples.codeInvalid);
  return { firstName: inviter.firstName };
}

/** Returns the couple of a valid invite code. */
async function findInvitingCouple(db: Database, { clock }: PublicContext, inviteCode: string): Promise<string> {
  const found = await findCoupleByCode(db, inviteCode);
  if (!found) throw refuse.notFound('invite_code_invalid', faultsText.couples.codeInvalid);
  if (found.expiresAt <= toIso(clock.now())) throw refuse.notFound('invite_code_expired', couplesText.codeExpired);
  return found.id;
}

/** Replaces an invite code that has expired or reached the wrong person. */
export async function renewInviteCode(context: MemberContext): Promise<Couple> {
  return context.change(async (tx) => {
    const coupleId = await ensureCouple(tx, context);
    const seats = await lockCouples(tx, [coupleId]);
    if (seats.length >= MEMBERS_MAX) throw refuse.conflict('couple_full', couplesText.notAlone);
    await replaceInviteCode(tx, coupleId, makeInviteCode(context.clock.now()));
    return readCouple({ ...context, db: tx }, coupleId);
  });
}

async function mergeOwnCouple(tx: Transaction, userId: string, ownId: string, targetId: string, membersInOwn: number) {
  if (membersInOwn > 1) throw refuse.conflict('couple_not_alone', couplesText.leaveFirst);
  const [own, theirs] = [await countRecords(tx, ownId), await countRecords(tx, targetId)];
  if (own.lists > 0 && own.lists + theirs.lists > LIST_LIMITS.lists)
    throw refuse.forbidden('capacity_full', couplesText.tooManyLists(LIST_LIMITS.lists));
  await deleteSeat(tx, userId);
  await moveRecords(tx, ownId, targetId);
  await copyAnniversaryIfMissing(tx, ownId, targetId);
  await deleteCoupleRow(tx, ownId);
}

/** Mails the invitation. A member without a couple gets one, whose code is sent. */
export async function invitePartner(context: MemberContext, input: z.output<typeof InvitationInput>) {
  checkInviter(context);
  return context.change(async (tx) => {
    const coupleId = await ensureCouple(tx, context);
    const couple = await readCouple({ ...context, db: tx }, coupleId);
    if (couple.users.length >= MEMBERS_MAX) throw refuse.conflict('couple_full', couplesText.notAlone);
    if (input.inviteCode && input.inviteCode !== couple.inviteCode)
      throw refuse.notFound('invite_code_invalid', faultsText.couples.codeInvalid);
    await countInvitation(context, input.email);
    const inviteCode = await ensureInviteCode(tx, context, couple);
    const { language } = context.member;
    const joinUrl = `${context.config.publicUrl}${localPath(paths.register, language)}?invite=${inviteCode}`;
    const to = { ...input, language };
    const isSent = await sendOptionalMail(tx, context, to, (unsubscribe) =>
      invitationMail(to, context.member.firstName, inviteCode, joinUrl, unsubscribe),
    );
    if (!isSent) throw refuse.conflict('takes_no_mails', couplesText.takesNoMails);
    return { message: couplesText.invited(input.name) };
  });
}

/** Returns the couple's invite code, or a new one if it has expired, because a mailed code must be valid. */
async function ensureInviteCode(
  tx: Transaction,
  { clock }: MemberContext,
  { id, inviteCode, inviteCodeExpiresAt }: Couple,
): Promise<string> {
  if (inviteCodeExpiresAt > toIso(clock.now())) return inviteCode;
  const renewed = makeInviteCode(clock.now());
  await replaceInviteCode(tx, id, renewed);
  return renewed.code;
}
