import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addPasskey,
  codeOf,
  newAuthenticator,
  registerGuarded,
  registerUnguarded,
} from '#tests/access/sign-in-attacks.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerPerson, readMailedCode, type Person } from '#tests/support/people.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const passkeyRefused = { status: 400, code: 'passkey_refused' };
const notStarted = { status: 409, code: 'second_factor_missing' };
const stale = { status: 403, code: 'step_up_required' };

async function startPasskey({ api, password }: Person) {
  return newAuthenticator().create(await api.secondFactors.startPasskey({ password }));
}

function create({ api }: Visitor, response: Awaited<ReturnType<typeof startPasskey>>) {
  return api.secondFactors.createPasskey({ name: 'Phone', response });
}

test('steps the session up from the time of its own proof, not of the new passkey', async () => {
  const { person, openOtherSession } = await registerGuarded(app);
  const other = await openOtherSession();
  app.advance({ minutes: 13 });
  const response = await startPasskey(other);
  app.advance({ minutes: 3 });
  await create(other, response);
  await expect(other.api.secondFactors.renewRecoveryCodes()).rejects.toMatchObject(stale);
  await expect(person.api.secondFactors.renewRecoveryCodes()).rejects.toMatchObject(stale);
});

test('rejects a challenge proved by the password once there is a second step', async () => {
  const { person, openOtherSession } = await registerUnguarded(app);
  const other = await openOtherSession();
  const response = await startPasskey(other);
  await addPasskey(person);
  await expect(create(other, response)).rejects.toMatchObject(stale);
  expect((await person.api.secondFactors.list()).passkeys).toHaveLength(1);
});

test('adds one of many concurrent first passkeys by the password', async () => {
  const person = await registerPerson(app);
  const responses = await Promise.all(Array.from({ length: 8 }, () => startPasskey(person)));
  const tries = await Promise.allSettled(responses.map((response) => create(person, response)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('accepts one of 16 concurrent uses of one challenge', async () => {
  const person = await registerPerson(app);
  const response = await startPasskey(person);
  const tries = await Promise.allSettled(Array.from({ length: 16 }, () => create(person, response)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('drops open challenges and an unconfirmed app on a password change', async () => {
  const person = await registerPerson(app);
  const response = await startPasskey(person);
  const { secret } = await person.api.secondFactors.startAuthenticatorApp({ password: person.password });
  const newPassword = 'another good horse 1';
  await person.api.accounts.changePassword({ currentPassword: person.password, newPassword });
  await expect(create(person, response)).rejects.toMatchObject(passkeyRefused);
  await expect(person.api.secondFactors.confirmAuthenticatorApp({ code: codeOf(app, secret) })).rejects.toMatchObject(
    notStarted,
  );
});

test('drops challenges at the end of a session and on a reset', async () => {
  const { person, openOtherSession } = await registerUnguarded(app);
  const countChallenges = async () => {
    const { rows } = await app.database.pool.query('select 1 from passkey_challenges where user_id = $1', [
      person.user.id,
    ]);
    return rows.length;
  };
  const other = await openOtherSession();
  await startPasskey(other);
  await other.api.secondFactors.stepUpChallenge();
  expect(await countChallenges()).toBe(2);
  await person.api.accounts.endOtherSessions();
  expect(await countChallenges()).toBe(0);
  await startPasskey(person);
  await app.runJobs();
  const visitor = app.visit();
  const { email } = person.user;
  await visitor.api.accounts.forgotPassword({ email });
  const otp = await readMailedCode(app, email);
  await visitor.api.accounts.resetPassword({ email, otp, newPassword: 'another good horse 1' });
  expect(await countChallenges()).toBe(0);
});

test('confirms an app for the session that began it, within ten minutes', async () => {
  const { person, openOtherSession } = await registerUnguarded(app);
  const other = await openOtherSession();
  const begin = () => person.api.secondFactors.startAuthenticatorApp({ password: person.password });
  const confirm = ({ api }: Visitor, secret: string) =>
    api.secondFactors.confirmAuthenticatorApp({ code: codeOf(app, secret) });
  const begun = await begin();
  await expect(confirm(other, begun.secret)).rejects.toMatchObject(notStarted);
  app.advance({ minutes: 10 });
  await expect(confirm(person, begun.secret)).rejects.toMatchObject(notStarted);
  const again = await begin();
  await addPasskey(other);
  await expect(confirm(person, again.secret)).rejects.toMatchObject(stale);
});

test('steps up by a challenge of this session alone', async () => {
  const { person, openOtherSession } = await registerUnguarded(app);
  const { authenticator } = await addPasskey(person);
  const visitor = app.visit();
  const signIn = authenticator.get(await visitor.api.secondFactors.challenge());
  await expect(person.api.secondFactors.stepUpWithPasskey({ response: signIn })).rejects.toMatchObject(passkeyRefused);
  const own = authenticator.get(await person.api.secondFactors.stepUpChallenge());
  await expect(visitor.api.secondFactors.signInWithPasskey({ response: own })).rejects.toMatchObject(passkeyRefused);
  await visitor.api.secondFactors.signInWithPasskey({ response: signIn });
  await expect(visitor.api.secondFactors.stepUpWithPasskey({ response: own })).rejects.toMatchObject(passkeyRefused);
  await person.api.secondFactors.stepUpWithPasskey({ response: own });
  await expect(openOtherSession()).rejects.toMatchObject({ code: 'second_factor_required' });
});
