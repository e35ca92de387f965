import { randomUUIDv7 } from 'node:crypto';
import type { z } from 'zod';
import type { CorrectEmailInput, RegisterInput } from '#domain/accounts/credentials.ts';
import type { Resent, User } from '#domain/accounts/schema.ts';
import { accountsText } from '#messages/accounts.ts';
import { readersLanguage } from '#messages/reader-language.ts';
import type { Transaction } from '#server/db/database.ts';
import { findViolatedIndex } from '#server/db/transaction.ts';
import { toIso } from '#server/platform/clock.ts';
import type { MemberContext, ProvedContext, PublicContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { issueVerificationCode, refuseCode, spendVerificationCode } from './code-service.ts';
import { rememberDevice } from './device-service.ts';
import { addressTakenMail, verificationMail } from './emails.ts';
import {
  countUse,
  guesserAt,
  limitGuesses,
  takenAddresses,
  takenNotice,
  verificationMails,
  type Guesser,
} from './guess-service.ts';
import { checkNewPassword } from './policy.ts';
import { readUser } from './profile-service.ts';
import { openSession } from './session-service.ts';
import {
  findCredentialsByEmail,
  findUser,
  insertUser,
  lockUser,
  toUser,
  updateUser,
  verifyAddress,
  type UserRow,
} from './user-queries.ts';

/**
 * Creates the account, signs this browser in, and mails the code after the commit. The owner of a taken address is
 * notified by mail.
 */
export async function register(context: PublicContext, input: z.output<typeof RegisterInput>): Promise<User> {
  checkNewPassword(input.password, input);
  // A known device belongs to an account, and no account exists yet.
  const stranger = guesserAt(context, input.email, undefined);
  const created = await limitGuesses(context, takenAddresses, stranger, () => createAccount(context, stranger, input));
  if (!created) {
    await notifyOwner(context, stranger, input.email);
    throw refuse.conflict('email_taken', accountsText.emailTaken);
  }
  const { user, token } = created;
  context.setSession(token, user.language);
  rememberDevice(context, user.id);
  return toUser(user, user.createdAt);
}

/** Creates the account, or returns `null` if the address is taken. */
async function createAccount(
  context: PublicContext,
  stranger: Guesser,
  { firstName, lastName, email, password }: z.output<typeof RegisterInput>,
) {
  const passwordHash = await context.passwords.hash(password);
  const createdAt = toIso(context.clock.now());
  const id = randomUUIDv7();
  // The language of the page on which they register.
  const language = readersLanguage();
  return context.change(async (tx) => {
    const isNew = await insertUser(tx, {
      id,
      firstName,
      lastName,
      email,
      passwordHash,
      language,
      createdAt,
    });
    if (!isNew) return null;
    await countUse(context, verificationMails, stranger);
    const code = await issueVerificationCode(tx, context, { userId: id, email });
    await context.mail.send(tx, verificationMail({ firstName, email, language }, code));
    const token = await openSession(tx, context, id);
    const user = await findUser(tx, id);
    return user && { token, user };
  });
}

async function notifyOwner(context: PublicContext, stranger: Guesser, email: string): Promise<void> {
  const owner = await findCredentialsByEmail(context.db, email);
  if (owner && (await context.rateLimiter.take(takenNotice, stranger.key)))
    await context.change((tx) => context.mail.send(tx, addressTakenMail(owner)));
}

export async function verifyEmail(context: MemberContext, input: { otp: string }): Promise<User> {
  const { member } = context;
  const user = await findUser(context.db, member.id);
  if (!user) throw refuse.unauthorized();
  const email = addressToVerify(user);
  await spendVerificationCode(context, { userId: member.id, email }, input.otp);
  try {
    await context.change(async (tx) => {
      if (!(await verifyAddress(tx, member.id, email))) throw refuseCode();
    });
  } catch (error) {
    // Another member verified the same address first.
    throw findViolatedIndex(error) === 'users_email' ? refuseCode() : error;
  }
  return readUser(context);
}

export async function resendVerification(context: MemberContext): Promise<Resent> {
  const { member } = context;
  if (member.emailVerified) return { message: accountsText.alreadyVerified, emailVerified: true };
  await context.change(async (tx) => {
    const user = await findUser(tx, member.id);
    if (!user) throw refuse.unauthorized();
    await mailVerificationCode(tx, context, user);
  });
  return { message: accountsText.codeSent, emailVerified: false };
}

/**
 * Corrects an unverified address: a code is mailed to the new one, which replaces the old when the code is entered.
 * Only its owner learns by mail that an address is taken, and no other function writes a pending address.
 */
export async function correctEmail(context: ProvedContext, input: z.output<typeof CorrectEmailInput>): Promise<User> {
  const { member } = context;
  await context.change(async (tx) => {
    const user = await lockUser(tx, member.id);
    if (!user) throw refuse.unauthorized();
    if (user.emailVerified) throw refuse.conflict('already_verified', accountsText.alreadyVerified);
    const pendingEmail = input.email === user.email ? null : input.email;
    await updateUser(tx, member.id, { pendingEmail });
    await mailVerificationCode(tx, context, { ...user, pendingEmail });
  });
  return readUser(context);
}

/**
 * Mails a new code to the address to be verified. If another member owns the address, that owner gets a notice instead.
 */
async function mailVerificationCode(tx: Transaction, context: MemberContext, user: UserRow): Promise<void> {
  const email = addressToVerify(user);
  const guesser = guesserAt(context, email, undefined);
  await countUse(context, verificationMails, guesser);
  const code = await issueVerificationCode(tx, context, { userId: user.id, email });
  const owner = await findCredentialsByEmail(tx, email);
  if (!owner || owner.id === user.id) await context.mail.send(tx, verificationMail({ ...user, email }, code));
  else if (await context.rateLimiter.take(takenNotice, guesser.key))
    await context.mail.send(tx, addressTakenMail(owner));
}

function addressToVerify({ email, pendingEmail }: UserRow): string {
  return pendingEmail ?? email;
}
