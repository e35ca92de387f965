import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerPerson } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ hasRateLimits: true });
});
afterAll(() => app.close());

const tooMany = { status: 429, message: 'Too many attempts. Please wait a little and try again.' };

/** The statuses of calls made one after the other. */
async function repeat(times: number, call: () => Promise<unknown>): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1) {
    statuses.push(
      await call().then(
        () => 200,
        (error: { status: number }) => error.status,
      ),
    );
  }
  return statuses;
}

test('a call with a field missing counts for nothing', async () => {
  const person = await registerPerson(app);
  const post = (path: string) =>
    person.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' });
  for (let count = 0; count < 25; count += 1) {
    expect((await post('/api/couples/join')).status).toBe(400);
    expect((await post('/api/auth/login')).status).toBe(400);
  }
  await expect(person.api.couples.join({ inviteCode: 'WRONG234' })).rejects.toMatchObject({ status: 404 });
});

test('guessing passwords is stopped after 20 tries from one address, the right one included; signing in is not guessing', async () => {
  const person = await registerPerson(app);
  const { login } = app.visit().api.accounts;
  const right = () => login({ email: person.user.email, password: person.password });
  expect(new Set(await repeat(25, right))).toEqual(new Set([200]));
  const guesses = await repeat(20, () => login({ email: person.user.email, password: 'wrong' }));
  expect(new Set(guesses)).toEqual(new Set([401]));
  await expect(login({ email: person.user.email, password: person.password })).rejects.toMatchObject(tooMany);
});

test('a member causes at most 5 mails in a quarter of an hour, and another member is not held up', async () => {
  const [riya, arjun] = [await registerPerson(app, 'Riya'), await registerPerson(app, 'Arjun')];
  expect(await repeat(6, () => riya.api.accounts.resendVerification())).toEqual([
    200, 200, 200, 200, 200, 429,
  ]);
  // Inviting the partner is another matter, with as many of its own.
  const invite = () => riya.api.couples.invitePartner({ email: 'a@example.com', name: 'A' });
  expect(await repeat(6, invite)).toEqual([200, 200, 200, 200, 200, 429]);
  const refused = await riya.fetch('/api/auth/resend-verification', { method: 'POST' });
  const waitSeconds = Number(refused.headers.get('retry-after'));
  expect(waitSeconds).toBeGreaterThan(14 * 60);
  expect(waitSeconds).toBeLessThanOrEqual(15 * 60);
  expect(await repeat(1, () => arjun.api.accounts.resendVerification())).toEqual([200]);
});

test('asking for forgotten passwords is stopped after 10 from one address', async () => {
  const { forgotPassword } = app.visit().api.accounts;
  const answers = await repeat(11, () => forgotPassword({ email: 'nobody@example.com' }));
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
});

test('guessing codes is stopped after 20 tries from one address, whatever the account, and holds up no member', async () => {
  const person = await registerPerson(app);
  const visitor = app.visit();
  const wrong = () =>
    visitor.api.accounts.resetPassword({
      email: 'nobody@example.com',
      otp: '123456',
      newPassword: 'brand new and long',
    });
  expect(new Set(await repeat(20, wrong))).toEqual(new Set([400]));
  await expect(wrong()).rejects.toMatchObject(tooMany);
  const own = () => person.api.accounts.verifyEmail({ otp: '123456' });
  expect(new Set(await repeat(20, own))).toEqual(new Set([400]));
  await expect(own()).rejects.toMatchObject(tooMany);
  expect(await repeat(1, () => registerPerson(app).then(({ api }) => api.accounts.me()))).toEqual([200]);
});

test('guessing the password of who is signed in is stopped after 20 tries, and holds up nobody else', async () => {
  const [riya, arjun] = [await registerPerson(app, 'Riya'), await registerPerson(app, 'Arjun')];
  const guesses = await repeat(21, () => riya.api.accounts.deleteAccount({ password: 'wrong' }));
  expect(guesses).toEqual([...Array.from({ length: 20 }, () => 400), 429]);
  await arjun.api.accounts.deleteAccount({ password: arjun.password });
});

test('guessing invite codes is stopped after 20 tries of a member', async () => {
  const person = await registerPerson(app);
  const answers = await repeat(21, () => person.api.couples.join({ inviteCode: 'WRONG234' }));
  expect(answers).toEqual([...Array.from({ length: 20 }, () => 404), 429]);
});
