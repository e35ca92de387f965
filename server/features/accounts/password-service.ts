import type { z } from 'zod';
import type {
  ForcedPasswordInput,
  ProfilePasswordInput,
  ResetPasswordInput,
  User,
} from '#contract/accounts.ts';
import { accountsText } from '#messages/en/accounts.ts';
import type { MemberContext, PublicContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { issueCode, spendCode } from './code-service.ts';
import { passwordChangedMail, resetMail } from './emails.ts';
import { checkForcedPassword, checkNewPassword, hashPassword, isPassword } from './policy.ts';
import { readUser } from './profile-service.ts';
import { deleteSessionsOf } from './session-queries.ts';
import { findCredentials, findCredentialsByEmail, updateUser } from './user-queries.ts';

/** The least time that an answer about a forgotten password takes, known address or not. */
const FORGOT_MILLISECONDS = 250;

export async function forgotPassword(
  context: PublicContext,
  input: { email: string },
): Promise<{ message: string }> {
  const sameTime = new Promise((resolve) => setTimeout(resolve, FORGOT_MILLISECONDS));
  const found = await findCredentialsByEmail(context.db, input.email);
  if (found) {
    await context.change(async (tx) => {
      const code = await issueCode(tx, context.clock, found.id, 'reset_password');
      await context.mail.send(tx, resetMail(found, code));
    });
  }
  await sameTime;
  return { message: accountsText.resetSent };
}

/** Sets the new password by the mailed code. An unknown address and a wrong code answer alike. */
export async function resetPassword(context: PublicContext, input: z.output<typeof ResetPasswordInput>) {
  checkNewPassword(input.newPassword);
  const found = await findCredentialsByEmail(context.db, input.email);
  const passwordHash = await hashPassword(input.newPassword);
  if (!found) throw refuse.invalid(accountsText.invalidCode);
  await spendCode(context.db, context.clock, found.id, 'reset_password', input.otp);
  await context.changeFor(async (tx) => {
    // Whoever read the mail has also shown that the address is theirs.
    await updateUser(tx, found.id, {
      password_hash: passwordHash,
      must_change_password: false,
      email_verified: true,
    });
    await deleteSessionsOf(tx, found.id);
    await context.mail.send(tx, passwordChangedMail(found));
    return { result: undefined, audience: [found.id] };
  });
  context.setSession(null);
  return { message: accountsText.passwordReset };
}

/** Serves the forced page and the profile's dialog alike: the contract tells their rules apart. */
export async function changePassword(
  context: MemberContext,
  input: z.output<typeof ForcedPasswordInput> | z.output<typeof ProfilePasswordInput>,
): Promise<User> {
  const { member } = context;
  const found = await findCredentials(context.db, member.id);
  if (!(await isPassword(found.passwordHash, input.currentPassword))) {
    throw refuse.invalid(accountsText.currentPasswordWrong);
  }
  checkNewPassword(input.newPassword);
  if (member.mustChangePassword) checkForcedPassword(input);
  const passwordHash = await hashPassword(input.newPassword);
  await context.change(async (tx) => {
    await updateUser(tx, member.id, { password_hash: passwordHash, must_change_password: false });
    await deleteSessionsOf(tx, member.id, member.sessionId);
    await context.mail.send(tx, passwordChangedMail(found));
  });
  return readUser(context);
}
