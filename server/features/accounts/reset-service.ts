import type { z } from 'zod';
import type { PasswordWasReset, ResetPasswordInput } from '#domain/accounts/passwords.ts';
import { localPath, paths } from '#domain/registry/screen-paths.ts';
import { accountsText } from '#messages/accounts.ts';
import type { Transaction } from '#server/db/database.ts';
import { toIso } from '#server/platform/clock.ts';
import type { PublicContext } from '#server/platform/context.ts';
import { endAccess } from './access-service.ts';
import { deleteCodesOf, deleteLink, findLinkOwner } from './code-queries.ts';
import { hashLink, issueResetCode, refuseCode, tryCode } from './code-service.ts';
import { rememberDevice } from './device-service.ts';
import { passwordResetMail, resetMail } from './emails.ts';
import { blindGuesses, codeGuesses, countUse, guesserAt, limitGuesses, resetMails } from './guess-service.ts';
import { issueTicket, listNewWays } from './new-ways-service.ts';
import { checkNewPassword } from './policy.ts';
import { findResetBrowser, markResetBrowser, unmarkResetBrowser } from './reset-browser-service.ts';
import { findCredentials, findCredentialsByEmail, lockUser, updateUser } from './user-queries.ts';

/** Minimum duration of a response, so that its time does not reveal whether the address is known. */
const FORGOT_MIN_MS = 250;

type Credentials = Awaited<ReturnType<typeof findCredentials>>;

export async function forgotPassword(
  context: PublicContext,
  { email }: { email: string },
): Promise<{ message: string }> {
  const minimumTime = new Promise((resolve) => setTimeout(resolve, FORGOT_MIN_MS));
  const found = await findCredentialsByEmail(context.db, email);
  await countUse(context, resetMails, guesserAt(context, email, found?.id));
  const browserHash = markResetBrowser(context, email);
  if (found) {
    await context.change(async (tx) => {
      const key = { userId: found.id, purpose: 'reset_password', browserHash } as const;
      const { code, token } = await issueResetCode(tx, context, key);
      // Browsers do not send the fragment to servers, so the token appears in no log.
      const url = `${context.config.publicUrl}${localPath(paths.forgotPassword, found.language)}#token=${token}`;
      await context.mail.send(tx, resetMail(found, code, url));
    });
  }
  await minimumTime;
  return { message: accountsText.resetSent };
}

/**
 * Sets the new password by the mailed code, in the browser that requested it, or by the mailed link in any browser. An
 * unknown address, a wrong code and another browser's code get the same response.
 * Returns the sign-in methods that were added lately, with a ticket to remove them: an intruder may have added one that
 * outlasts the old password.
 */
export async function resetPassword(
  context: PublicContext,
  input: z.output<typeof ResetPasswordInput>,
): Promise<PasswordWasReset> {
  const proof = 'token' in input ? await proveByLink(context, input.token) : await proveByCode(context, input);
  const { found, spend, keep } = proof;
  const passwordHash = await hashNewPassword(context, input.newPassword, found).catch(async (error: unknown) => {
    await keep();
    throw error;
  });
  const { newWays, ticket, endedCorrection } = await context.changeFor(async (tx) => {
    await endAccess(tx, found.id);
    if (!(await spend(tx))) throw refuseCode();
    const user = await lockUser(tx, found.id);
    if (!user) throw refuseCode();
    await deleteCodesOf(tx, found.id, 'reset_password');
    // Access to the mailbox also verifies the address.
    const verified = { emailVerified: true, pendingEmail: null };
    await updateUser(tx, found.id, { passwordHash, mustChangePassword: false, ...verified });
    const added = await listNewWays(tx, context, found.id);
    const settingsUrl = `${context.config.publicUrl}${paths.signInSettings}`;
    const lately = { newWays: added, endedCorrection: user.pendingEmail };
    await context.mail.send(tx, passwordResetMail(found, lately, settingsUrl));
    // Mailbox access alone must not remove the protection of the panel. Admins use their second step, or ask the
    // operator.
    const offered = user.isAdmin ? [] : added;
    const issued = offered.length > 0 ? await issueTicket(tx, context, found.id) : null;
    const result = { newWays: offered, ticket: issued, endedCorrection: user.pendingEmail };
    return { result, audience: [found.id] };
  });
  context.setSession(null);
  unmarkResetBrowser(context);
  rememberDevice(context, found.id);
  return { message: accountsText.passwordReset, newWays, ticket, endedCorrection };
}

async function hashNewPassword({ passwords }: PublicContext, password: string, owner: Credentials): Promise<string> {
  checkNewPassword(password, owner);
  return passwords.hash(password);
}

interface Proof {
  found: Credentials;
  spend(tx: Transaction): Promise<boolean>;
  keep(): Promise<void>;
}

async function proveByCode(context: PublicContext, { email, otp }: { email: string; otp: string }): Promise<Proof> {
  const found = await findCredentialsByEmail(context.db, email);
  const browserHash = findResetBrowser(context, email);
  const guesser = guesserAt(context, email, found?.id);
  const proof = await limitGuesses(
    context,
    browserHash ? codeGuesses : blindGuesses,
    guesser,
    async (): Promise<Proof | null> => {
      if (!found || !browserHash) return null;
      const key = { userId: found.id, purpose: 'reset_password', browserHash } as const;
      const right = await tryCode(context, key, otp);
      return right && { found, ...right };
    },
  );
  if (!proof) throw refuseCode();
  return proof;
}

async function proveByLink(context: PublicContext, token: string): Promise<Proof> {
  const linkHash = hashLink(context, token);
  const stranger = guesserAt(context, '', undefined);
  const userId = await limitGuesses(context, blindGuesses, stranger, () =>
    findLinkOwner(context.db, linkHash, toIso(context.clock.now())),
  );
  if (userId === null) throw refuseCode();
  return {
    found: await findCredentials(context.db, userId),
    spend: (tx) => deleteLink(tx, linkHash),
    keep: async () => undefined,
  };
}
