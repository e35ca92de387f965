import { randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod';
import type { RegisterInput, User } from '#contract/accounts.ts';
import { accountsText } from '#messages/en/accounts.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext, PublicContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { issueCode, spendCode } from './code-service.ts';
import { verificationMail } from './emails.ts';
import { checkNewPassword, hashPassword } from './policy.ts';
import { readUser } from './profile-service.ts';
import { openSession } from './session-service.ts';
import { findUser, insertUser, toUser, updateUser } from './user-queries.ts';

/** Creates the account, signs this browser in, and mails the code once all of it is stored. */
export async function register(context: PublicContext, input: z.output<typeof RegisterInput>): Promise<User> {
  checkNewPassword(input.password);
  const { firstName, lastName, email } = input;
  const passwordHash = await hashPassword(input.password);
  const createdAt = toIso(context.clock.now());
  const id = randomUUIDv7();
  const { user, token } = await context.change(async (tx) => {
    const isNew = await insertUser(tx, { id, firstName, lastName, email, passwordHash, createdAt });
    if (!isNew) throw refuse.conflict(accountsText.emailTaken);
    const code = await issueCode(tx, context.clock, id, 'verify_email');
    await context.mail.send(tx, verificationMail({ firstName, email }, code));
    return { token: await openSession(tx, context, id), user: await findUser(tx, id) };
  });
  if (!user) throw refuse.conflict(accountsText.emailTaken);
  context.setSession(token);
  return toUser(user, createdAt);
}

export async function verifyEmail(context: MemberContext, input: { otp: string }): Promise<User> {
  const { member } = context;
  await spendCode(context.db, context.clock, member.id, 'verify_email', input.otp);
  await context.change((tx) => updateUser(tx, member.id, { email_verified: true }));
  return readUser(context);
}

export async function resendVerification(context: MemberContext): Promise<{ message: string }> {
  const { member } = context;
  if (member.emailVerified) return { message: accountsText.alreadyVerified };
  await context.change(async (tx) => {
    const user = await findUser(tx, member.id);
    if (!user) throw refuse.unauthorized();
    const code = await issueCode(tx, context.clock, member.id, 'verify_email');
    await context.mail.send(tx, verificationMail(user, code));
  });
  return { message: accountsText.codeSent };
}
