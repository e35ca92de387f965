import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { otherCode, readMailedCode, registerPerson } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const details = {
  firstName: 'Riya',
  lastName: 'Shah',
  password: 'a long enough one',
  acceptTerms: true as const,
};

test('returns the user, signs in, and mails a 6-digit code', async () => {
  const visitor = app.visit();
  const user = await visitor.api.accounts.register({ ...details, email: 'Riya@Example.com ' });
  expect(user).toMatchObject({
    firstName: 'Riya',
    email: 'riya@example.com',
    emailVerified: false,
    isPremium: false,
    isAdmin: false,
    coupleId: null,
    mustChangePassword: false,
  });
  expect(await visitor.api.accounts.me()).toEqual(user);
  expect(await readMailedCode(app, 'riya@example.com')).toMatch(/^\d{6}$/);
});

test('verifies the address once', async () => {
  const person = await registerPerson(app);
  const otp = await readMailedCode(app, person.user.email);
  expect((await person.api.accounts.verifyEmail({ otp })).emailVerified).toBe(true);
  await expect(person.api.accounts.verifyEmail({ otp })).rejects.toMatchObject({
    status: 400,
    message: 'Invalid verification code',
  });
});

test('accepts one of 16 concurrent tries with the right code', async () => {
  const person = await registerPerson(app);
  const otp = await readMailedCode(app, person.user.email);
  const tries = await Promise.allSettled(Array.from({ length: 16 }, () => person.api.accounts.verifyEmail({ otp })));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test.each([
  ['a wrong code', otherCode, { minutes: 0 }],
  ['a code after ten minutes', (code: string) => code, { minutes: 11 }],
])('rejects %s', async (_name, typed, wait) => {
  const person = await registerPerson(app);
  const code = await readMailedCode(app, person.user.email);
  app.advance(wait);
  await expect(person.api.accounts.verifyEmail({ otp: typed(code) })).rejects.toMatchObject({
    status: 400,
    message: 'Invalid verification code',
  });
});

test('invalidates a code after five wrong tries, and accepts a new one', async () => {
  const person = await registerPerson(app);
  const code = await readMailedCode(app, person.user.email);
  for (let tries = 0; tries < 5; tries += 1) {
    await expect(person.api.accounts.verifyEmail({ otp: otherCode(code) })).rejects.toMatchObject({
      status: 400,
    });
  }
  await expect(person.api.accounts.verifyEmail({ otp: code })).rejects.toMatchObject({ status: 400 });
  await person.api.accounts.resendVerification();
  const next = await readMailedCode(app, person.user.email);
  expect((await person.api.accounts.verifyEmail({ otp: next })).emailVerified).toBe(true);
});

test.each([
  [{ firstName: ' ' }, 'First name is required'],
  [{ lastName: undefined }, 'Last name is required'],
  [{ email: 'riya' }, 'Please enter a valid email address'],
  [{ password: 'short' }, 'Password must be at least 8 characters'],
  [{ password: 'Password1' }, 'This password is too common. Please choose another one.'],
  [{ password: 'x'.repeat(129) }, 'Password must be at most 128 characters'],
  [{ acceptTerms: false }, 'Please confirm that you are 18 or older and accept the terms and privacy notice'],
])('explains what is wrong with %j', async (change, message) => {
  const response = await app.visit().fetch('/api/auth/register', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...details, email: 'new@example.com', ...change }),
  });
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
});

test('accepts one of 16 concurrent registrations with one address', async () => {
  const tries = await Promise.allSettled(
    Array.from({ length: 16 }, () => app.visit().api.accounts.register({ ...details, email: 'race@example.com' })),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const refusals = tries.flatMap((attempt) => (attempt.status === 'rejected' ? [String(attempt.reason)] : []));
  expect(new Set(refusals)).toEqual(new Set(['Error: An account with this email already exists']));
});
