import type { z } from 'zod';
import type { ForcedPasswordInput, ProfilePasswordInput } from '#domain/accounts/passwords.ts';
import type { User } from '#domain/accounts/schema.ts';
import type { ProvedContext } from '#server/platform/context.ts';
import { endBegun } from './access-service.ts';
import { passwordChangedMail } from './emails.ts';
import { checkForcedPassword, checkNewPassword } from './policy.ts';
import { readUser } from './profile-service.ts';
import { deleteSessionsOf } from './session-queries.ts';
import { findCredentials, updateUser } from './user-queries.ts';

/** Changes the password on the forced page and in the profile's dialog. The contract holds their different rules. */
export async function changePassword(
  context: ProvedContext,
  input: z.output<typeof ForcedPasswordInput> | z.output<typeof ProfilePasswordInput>,
): Promise<User> {
  const { member } = context;
  const found = await findCredentials(context.db, member.id);
  checkNewPassword(input.newPassword, found);
  if (member.mustChangePassword) checkForcedPassword(input);
  const passwordHash = await context.passwords.hash(input.newPassword);
  await context.change(async (tx) => {
    await endBegun(tx, member.id);
    await updateUser(tx, member.id, { passwordHash, mustChangePassword: false });
    await deleteSessionsOf(tx, member.id, member.sessionId);
    await context.mail.send(tx, passwordChangedMail(found));
  });
  return readUser(context);
}
