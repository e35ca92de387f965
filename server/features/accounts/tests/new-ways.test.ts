import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPasskey, codeOf, readWaysToSignIn } from '#tests/access/sign-in-attacks.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeAdmin, readMailedCode, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const newPassword = 'brand new and long';
const gone = { status: 400, code: 'code_invalid' };

/** Resets the password by mail in a new browser. */
async function reset({ user }: Person) {
  const browser = app.visit();
  await app.runJobs();
  await browser.api.accounts.forgotPassword({ email: user.email });
  const otp = await readMailedCode(app, user.email);
  const done = await browser.api.accounts.resetPassword({ email: user.email, otp, newPassword });
  return { ...done, browser, ticket: done.ticket ?? '' };
}

async function signIn({ user }: Person) {
  const visitor = app.visit();
  await visitor.api.accounts.login({ email: user.email, password: newPassword });
  return visitor;
}

/** Adds a passkey as an intruder who knew the password for a moment. */
async function addThiefsPasskey(person: Person) {
  const { authenticator } = await addPasskey(person);
  return async () => {
    const visitor = app.visit();
    const response = authenticator.get(await visitor.api.secondFactors.challenge());
    await visitor.api.secondFactors.signInWithPasskey({ response });
    return visitor;
  };
}

async function setUpApp({ api, password }: Person) {
  const { secret } = await api.secondFactors.startAuthenticatorApp({ password });
  await api.secondFactors.confirmAuthenticatorApp({ code: codeOf(app, secret) });
}

test('lets a member who is locked out by an intruder’s passkey remove it after the reset and sign in', async () => {
  const person = await registerPerson(app);
  const signInAsThief = await addThiefsPasskey(person);
  const { newWays, ticket, browser } = await reset(person);
  expect(newWays.map(({ kind, name }) => `${kind} ${name}`).toSorted()).toEqual([
    'passkey Phone',
    'recovery-codes null',
  ]);
  await expect(signIn(person)).rejects.toMatchObject({ code: 'second_factor_required' });
  const thief = await signInAsThief();
  const id = newWays.find(({ kind }) => kind === 'passkey')?.id ?? '';
  await browser.api.accounts.removeNewWays({ ticket, ids: [id] });
  await expect(thief.api.accounts.me()).rejects.toMatchObject({ status: 401 });
  await expect(signInAsThief()).rejects.toMatchObject({ code: 'passkey_refused' });
  const owner = await signIn(person);
  expect(await owner.api.secondFactors.list()).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
  await app.runJobs();
  const subject = 'Ways to sign in were removed from your Jugal account';
  const mail = app.mails.find((sent) => sent.to.address === person.user.email && sent.subject === subject);
  expect(mail?.text).toContain('Passkey “Phone”');
});

test('removes methods that an intruder adds after the reset too', async () => {
  const person = await registerPerson(app);
  const signInAsThief = await addThiefsPasskey(person);
  const { newWays, ticket, browser } = await reset(person);
  const thief = await signInAsThief();
  await addPasskey({ ...thief, user: person.user, password: 'unknown' });
  const ids = newWays.filter(({ kind }) => kind === 'passkey').map(({ id }) => id);
  await browser.api.accounts.removeNewWays({ ticket, ids });
  expect((await (await signIn(person)).api.secondFactors.list()).passkeys).toEqual([]);
});

test('lists in the reset mail what was added, the unverified address and the link', async () => {
  const person = await registerPerson(app);
  await addPasskey(person);
  await setUpApp(person);
  await person.api.accounts.correctEmail({ email: 'not.mine@example.com', password: person.password });
  const { endedCorrection } = await reset(person);
  expect(endedCorrection).toBe('not.mine@example.com');
  await app.runJobs();
  const subject = 'Your Jugal password was changed';
  const mail = app.mails.find((sent) => sent.to.address === person.user.email && sent.subject === subject);
  for (const part of [
    'Passkey “Phone”',
    'Authenticator app',
    'Recovery codes',
    'not.mine@example.com',
    'http://jugal.test/settings/sign-in',
  ])
    expect(mail?.text).toContain(part);
});

test('lists only the last 30 days, and issues no ticket for an empty list', async () => {
  const person = await registerPerson(app);
  await addPasskey(person);
  app.advance({ hours: 30 * 24 + 1 });
  expect(await reset(person)).toMatchObject({ newWays: [], ticket: '', endedCorrection: null });
});

test('keeps recovery codes while another second step remains', async () => {
  const person = await registerPerson(app);
  await addPasskey(person);
  await setUpApp(person);
  const { newWays, ticket, browser } = await reset(person);
  const ids = newWays.filter(({ kind }) => kind === 'passkey').map(({ id }) => id);
  await browser.api.accounts.removeNewWays({ ticket, ids });
  const [after] = await readWaysToSignIn(app, person.user.id);
  expect(after).toMatchObject({ passkeys: null, apps: [expect.anything()], codes: expect.any(Array) });
});

test('accepts a ticket once, for its list, for 15 minutes and until the next reset, and never stores it in plain text', async () => {
  const person = await registerPerson(app);
  const other = await registerPerson(app, 'Other');
  await addPasskey(person);
  await addPasskey(other);
  const first = await reset(person);
  const second = await reset(person);
  const othersReset = await reset(other);
  const ids = second.newWays.filter(({ kind }) => kind === 'passkey').map(({ id }) => id);
  const remove = (ticket: string, removed = ids) => app.visit().api.accounts.removeNewWays({ ticket, ids: removed });
  await expect(remove(first.ticket)).rejects.toMatchObject(gone);
  await expect(remove('')).rejects.toMatchObject(gone);
  await expect(remove(othersReset.ticket)).rejects.toMatchObject({ status: 404 });
  await expect(remove(second.ticket, [crypto.randomUUID()])).rejects.toMatchObject({ status: 404 });
  const { rows } = await app.database.pool.query('select t::text as row from reset_tickets t');
  expect(JSON.stringify(rows)).not.toContain(second.ticket);
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => remove(second.ticket)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  app.advance({ minutes: 15 });
  const othersIds = othersReset.newWays.map(({ id }) => id);
  await expect(remove(othersReset.ticket, othersIds)).rejects.toMatchObject(gone);
});

test('ends a ticket when the password changes', async () => {
  const person = await registerPerson(app);
  await setUpApp(person);
  const { newWays, ticket, browser } = await reset(person);
  await app.database.pool.query('delete from authenticator_apps where user_id = $1', [person.user.id]);
  const owner = await signIn(person);
  await owner.api.accounts.changePassword({ currentPassword: newPassword, newPassword: 'yet another one 7' });
  const ids = newWays.map(({ id }) => id);
  await expect(browser.api.accounts.removeNewWays({ ticket, ids })).rejects.toMatchObject(gone);
});

test('refuses to remove an admin’s second step by mailbox access alone', async () => {
  const person = await registerPerson(app, 'Meera');
  await addPasskey(person);
  await makeAdmin(app, person);
  expect(await reset(person)).toMatchObject({ newWays: [], ticket: '' });
});
