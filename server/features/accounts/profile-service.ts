import type { User } from '#contract/accounts.ts';
import { accountsText } from '#messages/en/accounts.ts';
import { toIso, todayInIndia } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { findUser, toUser, updateUser } from './user-queries.ts';

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
