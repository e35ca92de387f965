import type { User } from '#domain/accounts/schema.ts';
import type { Patch } from '#domain/kernel/apply-patch.ts';
import { updateUserRow } from '#server/db/repositories/users.ts';
import type { FieldsOf } from '#server/db/table-fields.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { addPeriod } from '#server/features/subscription/premium-queries.ts';
import { toIso } from '#server/platform/clock.ts';
import type { TestApp } from './app.ts';
import type { Visitor } from './visitor.ts';

/** A signed-in member with a browser of their own. */
export interface Person extends Visitor {
  user: User;
  password: string;
}

let count = 0;

/** Registers a new person and signs them in. */
export async function registerPerson(app: TestApp, firstName = 'Riya'): Promise<Person> {
  const visitor = app.visit();
  count += 1;
  const password = `correct horse ${count}`;
  const email = `${firstName.toLowerCase()}-${count}@example.com`;
  const user = await visitor.api.accounts.register({
    firstName,
    lastName: 'Shah',
    email,
    password,
    acceptTerms: true,
  });
  return { ...visitor, user, password };
}

/** Gives a member a second step and marks their session as having proved it, directly in the database. */
export async function proveSecondFactor(app: TestApp, { user }: Person): Promise<void> {
  await app.database.pool.query(
    `insert into passkeys (user_id, id, credential_id, public_key, counter, transports, name, created_at)
     values ($1, gen_random_uuid(), gen_random_uuid(), '', 0, '{}', 'Key', now())`,
    [user.id],
  );
  await app.database.pool.query('update sessions set second_factor_at = now() where user_id = $1', [user.id]);
}

/** Opens a new session in the person's browser: an admin's session ends after twelve hours. */
export async function signInAgain({ api, user, password }: Person): Promise<void> {
  await api.accounts.login({ email: user.email, password });
}

/**
 * Registers two members and joins them: the first creates the couple. The first's notification of the join is removed.
 */
export async function registerCouple(app: TestApp): Promise<[Person, Person]> {
  const first = await registerPerson(app, 'Riya');
  const second = await registerPerson(app, 'Arjun');
  const couple = await first.api.couples.create({ name: 'Riya & Arjun' });
  await second.api.couples.join({ inviteCode: couple.inviteCode });
  await app.database.pool.query('delete from notifications where user_id = $1', [first.user.id]);
  return [first, second];
}

/** Makes a member premium for ten years without a payment; their partner's session sees it within a minute. */
export async function makePremium(app: TestApp, { user }: Person): Promise<void> {
  const nowIso = toIso(app.platform.clock.now());
  const grant = { userId: user.id, source: 'admin', length: '10 years', nowIso } as const;
  await inTransaction(app.database.db, (tx) => addPeriod(tx, grant));
  app.platform.sessions.invalidate([user.id]);
}

/** Limits premium to the paying member, as the operator can: their partner stays a free member. */
export async function setPremiumForOne(app: TestApp): Promise<void> {
  await app.database.pool.query(`update settings set value = '0' where key = 'premium_covers_partner'`);
}

/** Makes a member an admin, as an operator does from the shell. */
export async function makeAdmin(app: TestApp, { user }: Person): Promise<void> {
  await changeUser(app, user.id, { isAdmin: true });
}

/** Changes a member's row without any checks. */
export async function changeUser(app: TestApp, userId: string, patch: Patch<FieldsOf<'users'>>): Promise<void> {
  await inTransaction(app.database.db, (tx) => updateUserRow(tx, userId, patch));
  app.platform.sessions.invalidate([userId]);
}

/** Returns the 6-digit code of the newest mail to the address. */
export async function readMailedCode(app: TestApp, email: string): Promise<string> {
  await app.runJobs();
  const mail = app.mails.findLast(({ to }) => to.address === email);
  return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '';
}

/** Returns a code other than `code`. */
export function otherCode(code: string): string {
  return code === '000000' ? '111111' : '000000';
}

/** Marks a member's e-mail address as verified, without the mailed code. */
export async function makeVerified(app: TestApp, { user }: Person): Promise<void> {
  await changeUser(app, user.id, { emailVerified: true });
}
