import type { User } from '#contract/accounts.ts';
import { accountsText } from '#messages/en/accounts.ts';
import type { Transaction } from '#server/db/database.ts';
import { leaveCoupleForGood } from '#server/features/couples/service.ts';
import { toIso, todayInIndia } from '#server/platform/clock.ts';
import type { MemberContext, Platform } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { sweepFilesJob } from '#server/platform/files/discard.ts';
import { isPassword } from './policy.ts';
import { deleteUser, findCredentials, findUser, lockAdminIds, toUser, updateUser } from './user-queries.ts';

/** The signed-in member. */
export async function readUser({ db, clock, member }: MemberContext): Promise<User> {
  const user = await findUser(db, member.id);
  if (!user) throw refuse.unauthorized();
  return toUser(user, toIso(clock.now()));
}

export async function changeName(
  context: MemberContext,
  input: { firstName: string; lastName: string },
): Promise<User> {
  await context.change((tx) =>
    updateUser(tx, context.member.id, { first_name: input.firstName, last_name: input.lastName }),
  );
  return readUser(context);
}

export async function changeBirthday(context: MemberContext, input: { dateOfBirth: string }): Promise<User> {
  if (input.dateOfBirth > todayInIndia(context.clock)) throw refuse.invalid(accountsText.birthdayInFuture);
  await context.change((tx) => updateUser(tx, context.member.id, { date_of_birth: input.dateOfBirth }));
  return readUser(context);
}

export async function changeCity(context: MemberContext, input: { city: string | null }): Promise<User> {
  await context.change((tx) => updateUser(tx, context.member.id, { city: input.city }));
  return readUser(context);
}

export async function deleteAccount(context: MemberContext, input: { password: string }): Promise<void> {
  const { member } = context;
  const found = await findCredentials(context.db, member.id);
  if (!(await isPassword(found.passwordHash, input.password)))
    throw refuse.invalid(accountsText.passwordWrong);
  await context.changeFor(async (tx) => {
    const adminIds = member.isAdmin ? await lockAdminIds(tx) : [];
    if (adminIds.length === 1 && adminIds[0] === member.id) throw refuse.conflict(accountsText.onlyAdmin);
    return { result: undefined, audience: await eraseMember(tx, context, member.id) };
  });
  context.setSession(null);
}

/**
 * Deletes a member and what is their own; shared records stay with the partner, and go with the last of the two.
 * The database notes their files as discarded in the same transaction, so none is left behind. Answers the ids of those who stay.
 */
export async function eraseMember(
  tx: Transaction,
  { jobs }: Platform,
  memberId: string,
): Promise<readonly string[]> {
  const partnerIds = await leaveCoupleForGood(tx, memberId);
  await deleteUser(tx, memberId);
  await jobs.send(tx, sweepFilesJob, {});
  return partnerIds;
}
