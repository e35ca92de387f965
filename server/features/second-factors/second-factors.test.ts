import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { createAuthenticator } from '#tests/support/authenticator.ts';
import { makeAdmin, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ adminNeedsSecondFactor: true });
});
afterAll(() => app.close());

const origin = 'http://jugal.test';

function codeOf(secret: string): string {
  return new TOTP({ secret }).generate({ timestamp: app.platform.clock.now().epochMilliseconds });
}

/** Returns the code of the next half minute, because each code is valid once. */
function nextCode(secret: string): string {
  app.advance({ seconds: 30 });
  return codeOf(secret);
}

async function setUpApp({ api, password }: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = await api.secondFactors.startAuthenticatorApp({ password });
  const { recoveryCodes } = await api.secondFactors.confirmAuthenticatorApp({ code: nextCode(secret) });
  return { secret, recoveryCodes };
}

async function addPasskey({ api, password }: Person) {
  const authenticator = createAuthenticator(origin);
  const options = await api.secondFactors.startPasskey({ password });
  const response = authenticator.create(options);
  const made = await api.secondFactors.createPasskey({ name: 'Phone', response });
  return { authenticator, ...made };
}

function signIn({ user, password }: Person, code?: string) {
  const visitor = app.visit();
  const input = { email: user.email, password, ...(code !== undefined && { code }) };
  return visitor.api.accounts.login(input).then(() => visitor);
}

const wrongCode = { status: 401, code: 'second_factor_wrong' };

test('requires more than the password with an authenticator app', async () => {
  const riya = await registerPerson(app);
  const { secret } = await setUpApp(riya);
  await expect(signIn(riya)).rejects.toMatchObject({ status: 403, code: 'second_factor_required' });
  await expect(signIn(riya, '')).rejects.toMatchObject({ code: 'second_factor_required' });
  await expect(signIn(riya, '000000')).rejects.toMatchObject(wrongCode);
  const code = nextCode(secret);
  const visitor = await signIn(riya, `${code.slice(0, 3)} ${code.slice(3)}`);
  expect(await visitor.api.accounts.me()).toMatchObject({ id: riya.user.id });
});

test('reports a wrong password before it asks for a code', async () => {
  const riya = await registerPerson(app);
  await setUpApp(riya);
  await expect(signIn({ ...riya, password: 'wrong' })).rejects.toMatchObject({ code: 'login_failed' });
});

test('accepts a code of the app once, for any number of concurrent tries', async () => {
  const riya = await registerPerson(app);
  const { secret } = await setUpApp(riya);
  const code = nextCode(secret);
  const tries = await Promise.allSettled(Array.from({ length: 16 }, () => signIn(riya, code)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(signIn(riya, code)).rejects.toMatchObject(wrongCode);
});

test('rejects a code older than a minute, and accepts one of a clock half a minute behind', async () => {
  const riya = await registerPerson(app);
  const { secret } = await setUpApp(riya);
  const late = nextCode(secret);
  app.advance({ seconds: 90 });
  await expect(signIn(riya, late)).rejects.toMatchObject(wrongCode);
  const behind = nextCode(secret);
  app.advance({ seconds: 30 });
  await signIn(riya, behind);
});

test('accepts a recovery code once, in any spelling, and replaces the old ones by new ones', async () => {
  const riya = await registerPerson(app);
  const { recoveryCodes } = await setUpApp(riya);
  expect(recoveryCodes).toHaveLength(10);
  const [first = '', second = ''] = recoveryCodes;
  await signIn(riya, first.toLowerCase().replace('-', ' '));
  await expect(signIn(riya, first)).rejects.toMatchObject(wrongCode);
  expect((await riya.api.secondFactors.list()).recoveryCodesLeft).toBe(9);
  const renewed = await riya.api.secondFactors.renewRecoveryCodes();
  await expect(signIn(riya, second)).rejects.toMatchObject(wrongCode);
  await signIn(riya, renewed.recoveryCodes[0]);
});

test('stores neither the key of the app nor a recovery code in plain text', async () => {
  const riya = await registerPerson(app);
  const { secret, recoveryCodes } = await setUpApp(riya);
  const { rows } = await app.database.pool.query(
    `select secret, (select string_agg(encode(code_hash, 'escape'), ',') from recovery_codes c where c.user_id = a.user_id) as codes
     from authenticator_apps a where user_id = $1`,
    [riya.user.id],
  );
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect(JSON.stringify(rows)).not.toContain(recoveryCodes[0]?.replace('-', ''));
});

test('requires no code for an unconfirmed app', async () => {
  const riya = await registerPerson(app);
  const { secret } = await riya.api.secondFactors.startAuthenticatorApp({ password: riya.password });
  await expect(riya.api.secondFactors.confirmAuthenticatorApp({ code: '123' })).rejects.toMatchObject({
    status: 400,
    code: 'second_factor_wrong',
  });
  await signIn(riya);
  expect((await riya.api.secondFactors.list()).authenticatorAppSince).toBeNull();
  const again = await riya.api.secondFactors.startAuthenticatorApp({ password: riya.password });
  expect(again.secret).not.toBe(secret);
});

test('requires the password for the first second step, and a fresh second step for later changes', async () => {
  const riya = await registerPerson(app);
  await expect(riya.api.secondFactors.startPasskey()).rejects.toMatchObject({ code: 'password_wrong' });
  await expect(riya.api.secondFactors.startAuthenticatorApp({ password: 'wrong' })).rejects.toMatchObject({
    code: 'password_wrong',
  });
  const { secret } = await setUpApp(riya);
  app.advance({ minutes: 16 });
  const stale = { status: 403, code: 'step_up_required' };
  await expect(riya.api.secondFactors.startPasskey({ password: riya.password })).rejects.toMatchObject(stale);
  await expect(riya.api.secondFactors.removeAuthenticatorApp()).rejects.toMatchObject(stale);
  await expect(riya.api.secondFactors.renewRecoveryCodes()).rejects.toMatchObject(stale);
  await riya.api.secondFactors.stepUp({ code: nextCode(secret) });
  await riya.api.secondFactors.removeAuthenticatorApp();
  await signIn(riya);
  expect((await riya.api.secondFactors.list()).recoveryCodesLeft).toBe(0);
});

test('signs in by a passkey without the password, and accepts its response once', async () => {
  const riya = await registerPerson(app);
  const { authenticator, recoveryCodes } = await addPasskey(riya);
  expect(recoveryCodes).toHaveLength(10);
  const visitor = app.visit();
  const response = authenticator.get(await visitor.api.secondFactors.challenge());
  expect(await visitor.api.secondFactors.signInWithPasskey({ response })).toMatchObject({ id: riya.user.id });
  expect(await visitor.api.accounts.me()).toMatchObject({ id: riya.user.id });
  const refused = { status: 400, code: 'passkey_refused' };
  await expect(app.visit().api.secondFactors.signInWithPasskey({ response })).rejects.toMatchObject(refused);
  expect((await riya.api.secondFactors.list()).passkeys).toMatchObject([{ name: 'Phone' }]);
  await expect(signIn(riya)).rejects.toMatchObject({ code: 'second_factor_required' });
});

test('rejects a passkey’s response for another site, of a copy, too late, or of no member', async () => {
  const riya = await registerPerson(app);
  const { authenticator } = await addPasskey(riya);
  const { api } = app.visit();
  const refused = { status: 400, code: 'passkey_refused' };
  const answer = async (change: { counter?: number; origin?: string } = {}) =>
    authenticator.get(await api.secondFactors.challenge(), change);
  await api.secondFactors.signInWithPasskey({ response: await answer({ counter: 7 }) });
  for (const response of [
    await answer({ origin: 'https://jugal.evil' }),
    await answer({ counter: 7 }),
    createAuthenticator(origin).get(await api.secondFactors.challenge()),
    { ...(await answer({ counter: 8 })), response: { clientDataJSON: 'x' } },
  ]) {
    // @ts-expect-error -- the last one is no answer at all, as a stranger may send it
    await expect(api.secondFactors.signInWithPasskey({ response })).rejects.toMatchObject(refused);
  }
  const late = await answer({ counter: 9 });
  app.advance({ minutes: 6 });
  await expect(api.secondFactors.signInWithPasskey({ response: late })).rejects.toMatchObject(refused);
});

test('rejects another member’s passkey as a proof', async () => {
  const riya = await registerPerson(app);
  await setUpApp(riya);
  const arjun = await registerPerson(app, 'Arjun');
  const { authenticator } = await addPasskey(arjun);
  const response = authenticator.get(await riya.api.secondFactors.stepUpChallenge());
  await expect(riya.api.secondFactors.stepUpWithPasskey({ response })).rejects.toMatchObject({
    code: 'passkey_refused',
  });
});

test('opens the panel only to an admin with a second step, in a session that has passed it', async () => {
  const admin = await registerPerson(app, 'Meera');
  await makeAdmin(app, admin);
  const other = await signIn(admin);
  await expect(admin.api.admin.users.list()).rejects.toMatchObject({
    status: 403,
    code: 'second_factor_missing',
  });
  const { secret } = await setUpApp(admin);
  await admin.api.admin.users.list();
  await expect(other.api.admin.users.list()).rejects.toMatchObject({ code: 'step_up_required' });
  await other.api.secondFactors.stepUp({ code: nextCode(secret) });
  await other.api.admin.users.list();
});

test('requires a second step of the last quarter of an hour for rights, payments and gift cards', async () => {
  const admin = await registerPerson(app, 'Meera');
  const member = await registerPerson(app);
  await makeAdmin(app, admin);
  const { secret } = await setUpApp(admin);
  const grant = () => admin.api.admin.users.update({ id: member.user.id, isPremium: true });
  await grant();
  app.advance({ minutes: 16 });
  const stale = { status: 403, code: 'step_up_required' };
  const id = crypto.randomUUID();
  await expect(grant()).rejects.toMatchObject(stale);
  await expect(admin.api.admin.payments.confirm({ id })).rejects.toMatchObject(stale);
  await expect(admin.api.admin.giftCards.fulfil({ id, code: 'X' })).rejects.toMatchObject(stale);
  await admin.api.admin.users.list();
  await admin.api.secondFactors.stepUp({ code: nextCode(secret) });
  await grant();
});

test('ends an admin’s session twelve hours after signing in', async () => {
  const admin = await registerPerson(app, 'Meera');
  await makeAdmin(app, admin);
  await setUpApp(admin);
  app.advance({ hours: 12 });
  await expect(admin.api.accounts.me()).rejects.toMatchObject({ status: 401 });
});

test('notifies the owner by mail of each second step that is added or removed', async () => {
  const riya = await registerPerson(app);
  await setUpApp(riya);
  await addPasskey(riya);
  const { passkeys } = await riya.api.secondFactors.list();
  await riya.api.secondFactors.deletePasskey({ id: passkeys[0]?.id ?? '' });
  await app.runJobs();
  const subjects = app.mails
    .filter(({ to }) => to.address === riya.user.email)
    .map(({ subject }) => subject)
    .filter((subject) => /passkey|authenticator/.test(subject))
    .toSorted();
  expect(subjects).toEqual([
    'A passkey was added to your Jugal account',
    'A passkey was removed from your Jugal account',
    'An authenticator app was added to your Jugal account',
  ]);
});
