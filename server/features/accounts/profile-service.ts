import { latestBirthday } from '#domain/accounts/profile.ts';
import type { User } from '#domain/accounts/schema.ts';
import type { Language } from '#domain/kernel/languages.ts';
import { accountsText } from '#messages/accounts.ts';
import type { Transaction } from '#server/db/database.ts';
import { lockForDeletion, removeDeletedMember } from '#server/features/couples/leaving-service.ts';
import { eraseMomentsJob } from '#server/features/daily-moment/erasing-service.ts';
import { holdProof } from '#server/features/second-factors/proof-service.ts';
import { toIso, todayInIndia } from '#server/platform/clock.ts';
import type { MemberContext, Platform, ProvedContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { sweepFilesJob } from '#server/platform/files/discard.ts';
import { removeKnownDevice } from './device-service.ts';
import { deleteUser, findConsent, findUser, lockAdminIds, toUser, updateUser } from './user-queries.ts';

/** The signed-in member. */
export async function readUser({ db, clock, member }: MemberContext): Promise<User> {
  const user = await findUser(db, member.id);
  if (!user) throw refuse.unauthorized();
  return toUser(user, toIso(clock.now()));
}

/** Returns when the member accepted the terms and the privacy notice, and in which version. */
export function readConsent({ db, member }: MemberContext) {
  return findConsent(db, member.id);
}

export async function changeName(
  context: MemberContext,
  input: { firstName: string; lastName: string },
): Promise<User> {
  const { firstName, lastName } = input;
  await context.change((tx) => updateUser(tx, context.member.id, { firstName, lastName }));
  return readUser(context);
}

export async function changeBirthday(context: MemberContext, input: { dateOfBirth: string }): Promise<User> {
  if (input.dateOfBirth > todayInIndia(context.clock))
    throw refuse.invalid('date_in_future', accountsText.birthdayInFuture);
  if (input.dateOfBirth > latestBirthday(todayInIndia(context.clock)))
    throw refuse.invalid('birthday_too_recent', accountsText.birthdayTooRecent);
  await context.change((tx) => updateUser(tx, context.member.id, { dateOfBirth: input.dateOfBirth }));
  return readUser(context);
}

export async function changeCity(context: MemberContext, input: { city: string | null }): Promise<User> {
  await context.change((tx) => updateUser(tx, context.member.id, { city: input.city }));
  return readUser(context);
}

export async function changeUpiId(context: MemberContext, input: { upiId: string | null }): Promise<User> {
  await context.change((tx) => updateUser(tx, context.member.id, { upiId: input.upiId }));
  return readUser(context);
}

/** Changes the member's language. The response and the next page in this browser use the new language. */
export async function changeLanguage(context: MemberContext, input: { language: Language }): Promise<User> {
  await context.change((tx) => updateUser(tx, context.member.id, { language: input.language }));
  context.setLanguage(input.language);
  return readUser(context);
}

export async function deleteAccount(context: ProvedContext): Promise<void> {
  const { member } = context;
  await context.changeMembership(async (tx) => {
    await lockForDeletion(tx, member.id);
    await holdProof(tx, context, context.proof);
    const adminIds = member.isAdmin ? await lockAdminIds(tx) : [];
    if (adminIds.length === 1 && adminIds[0] === member.id) throw refuse.conflict('only_admin', accountsText.onlyAdmin);
    return { result: undefined, audience: await eraseMember(tx, context, member.id) };
  });
  context.setSession(null);
  removeKnownDevice(context, member.id);
}

/**
 * Deletes a member and their own records, and returns the ids of the remaining members. Shared records stay until the
 * second partner is deleted, and triggers schedule the files for deletion in the same transaction.
 */
export async function eraseMember(tx: Transaction, platform: Platform, memberId: string): Promise<readonly string[]> {
  const user = await findUser(tx, memberId);
  const partnerIds = user ? await removeDeletedMember(tx, platform, user) : [];
  await deleteUser(tx, memberId);
  // Pending and failed deliveries to the member.
  await platform.jobs.forget(tx, [
    memberId,
    ...(user ? [user.email] : []),
    ...(user?.pendingEmail ? [user.pendingEmail] : []),
  ]);
  await platform.jobs.send(tx, eraseMomentsJob, { userId: memberId });
  await platform.jobs.send(tx, sweepFilesJob, {});
  return partnerIds;
}
