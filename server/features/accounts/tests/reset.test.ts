import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { otherCode, readMailedCode, registerPerson, type Person } from '#tests/support/people.ts';
import { startPushService } from '#tests/support/push-service.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const newPassword = 'brand new and long';
const invalidCode = { status: 400, message: 'Invalid verification code' };

async function signIn(person: Person, password: string) {
  const device = app.visit();
  await device.api.accounts.login({ email: person.user.email, password });
  return device;
}

/** Requests a code in a browser, and reads it from the mail. */
async function askForCode(person: Person, browser: Visitor): Promise<string> {
  // Sends the registration mail first, because pending mails are sent in any order.
  await app.runJobs();
  await browser.api.accounts.forgotPassword({ email: person.user.email });
  return readMailedCode(app, person.user.email);
}

/** The token of the link in the newest mail to the person. */
function readMailedToken(person: Person): string {
  const mail = app.mails.findLast(({ to }) => to.address === person.user.email);
  return /forgot-password#token=([\w-]{43})$/m.exec(mail?.text ?? '')?.[1] ?? '';
}

test('answers known and unknown addresses alike, and mails only the known one', async () => {
  const person = await registerPerson(app);
  await app.runJobs();
  const before = app.mails.length;
  const ask = async (email: string) => {
    const response = await app.visit().fetch('/api/auth/forgot-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
    const cookies = response.headers.getSetCookie().map((line) => line.replace(/=[^;]+/, ''));
    return [response.status, await response.text(), cookies];
  };
  expect(await ask(person.user.email)).toEqual(await ask('nobody@example.com'));
  await app.runJobs();
  expect(app.mails.slice(before).map(({ to }) => to.address)).toEqual([person.user.email]);
});

test('sets a new password by the mailed code, ends every session and verifies the address', async () => {
  const person = await registerPerson(app);
  const phone = await signIn(person, person.password);
  const otp = await askForCode(person, phone);
  await phone.api.accounts.resetPassword({ email: person.user.email, otp, newPassword });
  await expect(person.api.accounts.me()).rejects.toMatchObject({ status: 401 });
  await expect(phone.api.accounts.me()).rejects.toMatchObject({ status: 401 });
  await expect(signIn(person, person.password)).rejects.toMatchObject({ status: 401 });
  const device = await signIn(person, newPassword);
  expect((await device.api.accounts.me()).emailVerified).toBe(true);
  await app.runJobs();
  expect(app.mails.at(-1)).toMatchObject({
    to: { address: person.user.email },
    subject: 'Your Jugal password was changed',
  });
});

test('ends the notifications of all browsers and the calendar link after a reset by mail', async () => {
  const person = await registerPerson(app);
  const { url } = await person.api.dates.createFeed();
  const service = await startPushService();
  await service.subscribe(person);
  const browser = app.visit();
  const otp = await askForCode(person, browser);
  await browser.api.accounts.resetPassword({ email: person.user.email, otp, newPassword });
  expect((await app.visit().fetch(new URL(url).pathname)).status).toBe(404);
  const device = await signIn(person, newPassword);
  expect(await device.api.dates.feed()).toBeNull();
  await expect(device.api.notifications.testPush()).rejects.toMatchObject({ code: 'no_push_subscription' });
  await app.runJobs();
  expect(service.received).toEqual([]);
  expect(app.mails.at(-1)?.text).toContain('link for your calendar have ended');
  service.close();
});

test('accepts the code only in the browser that requested it, the link in every browser, and only one of the two once', async () => {
  const person = await registerPerson(app);
  const { email } = person.user;
  const browser = app.visit();
  const otp = await askForCode(person, browser);
  const token = readMailedToken(person);
  const elsewhere = app.visit().api.accounts;
  await expect(elsewhere.resetPassword({ email, otp, newPassword })).rejects.toMatchObject(invalidCode);
  await elsewhere.resetPassword({ token, newPassword });
  expect((await (await signIn(person, newPassword)).api.accounts.me()).id).toBe(person.user.id);
  await expect(elsewhere.resetPassword({ token, newPassword })).rejects.toMatchObject(invalidCode);
  await expect(browser.api.accounts.resetPassword({ email, otp, newPassword })).rejects.toMatchObject(invalidCode);
});

test('protects the owner’s code from requests and guesses by strangers', async () => {
  const person = await registerPerson(app);
  const { email } = person.user;
  const browser = app.visit();
  const otp = await askForCode(person, browser);
  for (let count = 0; count < 5; count += 1) {
    const stranger = app.visit();
    await stranger.api.accounts.forgotPassword({ email });
    for (let tries = 0; tries < 6; tries += 1)
      await expect(
        stranger.api.accounts.resetPassword({ email, otp: otherCode(otp), newPassword }),
      ).rejects.toMatchObject(invalidCode);
    await expect(stranger.api.accounts.resetPassword({ email, otp, newPassword })).rejects.toMatchObject(invalidCode);
  }
  await browser.api.accounts.resetPassword({ email, otp, newPassword });
  expect((await (await signIn(person, newPassword)).api.accounts.me()).id).toBe(person.user.id);
});

test('accepts a browser’s mark only for the address that it requested', async () => {
  const [riya, arjun] = [await registerPerson(app, 'Riya'), await registerPerson(app, 'Arjun')];
  const [own, other] = [app.visit(), app.visit()];
  const otp = await askForCode(riya, own);
  await askForCode(arjun, other);
  other.cookies.set('jugal_reset', own.cookies.get('jugal_reset') ?? '');
  const mine = await askForCode(arjun, other);
  await expect(other.api.accounts.resetPassword({ email: riya.user.email, otp, newPassword })).rejects.toMatchObject(
    invalidCode,
  );
  await other.api.accounts.resetPassword({ email: arjun.user.email, otp: mine, newPassword });
});

test('requires a code that is unused, younger than ten minutes and made for a reset', async () => {
  const person = await registerPerson(app);
  const browser = app.visit();
  const { resetPassword } = browser.api.accounts;
  const { email } = person.user;
  const verificationCode = await readMailedCode(app, email);
  const used = await askForCode(person, browser);
  await expect(resetPassword({ email, otp: verificationCode, newPassword })).rejects.toMatchObject(invalidCode);
  await resetPassword({ email, otp: used, newPassword });
  await expect(resetPassword({ email, otp: used, newPassword })).rejects.toMatchObject(invalidCode);
  const old = await askForCode(person, browser);
  const token = readMailedToken(person);
  app.advance({ minutes: 10, seconds: 1 });
  await expect(resetPassword({ email, otp: old, newPassword })).rejects.toMatchObject(invalidCode);
  await expect(resetPassword({ token, newPassword })).rejects.toMatchObject(invalidCode);
});

test('invalidates the code after five wrong tries, and keeps the link', async () => {
  const person = await registerPerson(app);
  const browser = app.visit();
  const { resetPassword } = browser.api.accounts;
  const { email } = person.user;
  const otp = await askForCode(person, browser);
  for (let tries = 0; tries < 5; tries += 1) {
    await expect(resetPassword({ email, otp: otherCode(otp), newPassword })).rejects.toMatchObject(invalidCode);
  }
  await expect(resetPassword({ email, otp, newPassword })).rejects.toMatchObject(invalidCode);
  expect((await person.api.accounts.me()).id).toBe(person.user.id);
  await resetPassword({ token: readMailedToken(person), newPassword });
});

test.each(['code', 'link'])('accepts one of 16 concurrent uses of one %s', async (kind) => {
  const person = await registerPerson(app);
  const browser = app.visit();
  const otp = await askForCode(person, browser);
  const proof = kind === 'code' ? { email: person.user.email, otp } : { token: readMailedToken(person) };
  const tries = await Promise.allSettled(
    Array.from({ length: 16 }, (_, index) =>
      browser.api.accounts.resetPassword({ ...proof, newPassword: `${newPassword} ${index}` }),
    ),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('rejects an unknown address like a wrong code', async () => {
  const { resetPassword, forgotPassword } = app.visit().api.accounts;
  const guess = { email: 'nobody@example.com', otp: '123456', newPassword };
  await expect(resetPassword(guess)).rejects.toMatchObject(invalidCode);
  await forgotPassword({ email: guess.email });
  await expect(resetPassword(guess)).rejects.toMatchObject(invalidCode);
});

test('keeps the code valid after a rejected password', async () => {
  const person = await registerPerson(app);
  const browser = app.visit();
  const otp = await askForCode(person, browser);
  const { resetPassword } = browser.api.accounts;
  const { email } = person.user;
  for (let tries = 0; tries < 6; tries += 1) {
    await expect(resetPassword({ email, otp, newPassword: 'password123' })).rejects.toMatchObject({
      status: 400,
      message: 'This password is too common. Please choose another one.',
    });
    await expect(resetPassword({ email, otp, newPassword: 'riya shah 1' })).rejects.toMatchObject({
      status: 400,
      message: 'A password that is your name or your email address is too easy to guess. Please choose another one.',
    });
  }
  await expect(resetPassword({ email, otp, newPassword: 'seven77' })).rejects.toMatchObject({
    status: 400,
    message: 'Password must be at least 8 characters',
  });
  await resetPassword({ email, otp, newPassword });
  expect((await (await signIn(person, newPassword)).api.accounts.me()).id).toBe(person.user.id);
});

test.each([
  [{}, 'Email is required'],
  [{ email: 'riya@example.com' }, 'Invalid verification code'],
  [{ token: 7 }, 'Please check what you entered'],
  [{ token: 'x' }, 'Invalid verification code'],
])('rejects %j with a message for the member', async (proof, message) => {
  const response = await app.visit().fetch('/api/auth/reset-password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...proof, newPassword }),
  });
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
});
