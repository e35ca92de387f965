import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeVerified, readMailedCode, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

function correct({ api, password }: Person, email: string) {
  return api.accounts.correctEmail({ email, password });
}

function refusedFor(person: Person, email: string) {
  return person.fetch('/api/auth/user/email', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: person.password }),
  });
}

test('mails the code to the corrected address, which replaces the wrong one when the code is entered', async () => {
  const riya = await registerPerson(app, 'Riya');
  const oldCode = await readMailedCode(app, riya.user.email);
  const corrected = await correct(riya, ' Riya.Right@Example.com ');
  expect(corrected).toMatchObject({
    email: riya.user.email,
    pendingEmail: 'riya.right@example.com',
    emailVerified: false,
  });
  await expect(riya.api.accounts.verifyEmail({ otp: oldCode })).rejects.toMatchObject({ status: 400 });
  const otp = await readMailedCode(app, 'riya.right@example.com');
  expect(await riya.api.accounts.verifyEmail({ otp })).toMatchObject({
    email: 'riya.right@example.com',
    pendingEmail: null,
    emailVerified: true,
  });
  await expect(
    app.visit().api.accounts.login({ email: 'riya.right@example.com', password: riya.password }),
  ).resolves.toMatchObject({ id: riya.user.id });
});

test('mails a new code to the corrected address', async () => {
  const riya = await registerPerson(app, 'Riya');
  await correct(riya, 'riya.second@example.com');
  await app.runJobs();
  await riya.api.accounts.resendVerification();
  const otp = await readMailedCode(app, 'riya.second@example.com');
  expect((await riya.api.accounts.verifyEmail({ otp })).email).toBe('riya.second@example.com');
});

test('answers a taken address like a free one, and notifies only its owner', async () => {
  const [riya, owner] = [await registerPerson(app, 'Riya'), await registerPerson(app, 'Owner')];
  await app.runJobs();
  const taken = await correct(riya, owner.user.email);
  const other = await registerPerson(app, 'Arjun');
  const free = await correct(other, 'nobody.has.it@example.com');
  expect({ ...taken, ...riya.user, pendingEmail: '' }).toEqual({ ...riya.user, pendingEmail: '' });
  expect(Object.keys(taken)).toEqual(Object.keys(free));
  expect(taken.pendingEmail).toBe(owner.user.email);
  await app.runJobs();
  const mails = app.mails.filter(({ to }) => to.address === owner.user.email);
  expect(mails.at(-1)?.subject).toBe('You have a Jugal account already');
  expect(await app.visit().api.accounts.login({ email: owner.user.email, password: owner.password })).toMatchObject({
    id: owner.user.id,
  });
});

test('gives an address that two members claim to the first who verifies it', async () => {
  const [riya, arjun] = [await registerPerson(app, 'Riya'), await registerPerson(app, 'Arjun')];
  await correct(riya, 'one.box@example.com');
  const riyasCode = await readMailedCode(app, 'one.box@example.com');
  await correct(arjun, 'one.box@example.com');
  const arjunsCode = await readMailedCode(app, 'one.box@example.com');
  expect((await riya.api.accounts.verifyEmail({ otp: riyasCode })).email).toBe('one.box@example.com');
  await expect(arjun.api.accounts.verifyEmail({ otp: arjunsCode })).rejects.toMatchObject({ status: 400 });
  expect((await arjun.api.accounts.me()).email).toBe(arjun.user.email);
});

test('gives an address that many verify at once to one of them, and rejects the others', async () => {
  const email = 'one.moment@example.com';
  const people = await Promise.all(Array.from({ length: 8 }, (_, place) => registerPerson(app, `Riya${place}`)));
  const codes: string[] = [];
  for (const person of people) {
    await person.api.accounts.correctEmail({ email, password: person.password });
    codes.push(await readMailedCode(app, email));
  }
  const outcomes = await Promise.allSettled(
    people.map(({ api }, place) => api.accounts.verifyEmail({ otp: codes[place] ?? '' })),
  );
  const failures = outcomes.flatMap((outcome): unknown[] => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(failures).toHaveLength(people.length - 1);
  for (const failure of failures) expect(failure).toMatchObject({ status: 400 });
});

test('ends the correction on a return to the first address', async () => {
  const riya = await registerPerson(app, 'Riya');
  await correct(riya, 'not.this@example.com');
  await app.runJobs();
  expect((await correct(riya, riya.user.email)).pendingEmail).toBeNull();
  const otp = await readMailedCode(app, riya.user.email);
  expect((await riya.api.accounts.verifyEmail({ otp })).email).toBe(riya.user.email);
});

test('rejects the correction of a verified address, and an invalid address', async () => {
  const riya = await registerPerson(app, 'Riya');
  expect((await refusedFor(riya, 'riya')).status).toBe(400);
  await makeVerified(app, riya);
  expect((await refusedFor(riya, 'other@example.com')).status).toBe(409);
});

test('requires the password, and lets a code verify only the address that it was mailed to', async () => {
  const riya = await registerPerson(app, 'Riya');
  const firstCode = await readMailedCode(app, riya.user.email);
  await expect(correct({ ...riya, password: 'wrong' }, 'thief@example.com')).rejects.toMatchObject({
    code: 'password_wrong',
  });
  expect((await riya.api.accounts.me()).pendingEmail).toBeNull();
  // The code of the first mail, as if a second mail to that address had crossed the correction.
  await correct(riya, 'riya.proved@example.com');
  await app.database.pool.query(
    `update email_codes set code_hash = $2 where user_id = $1 and purpose = 'verify_email'`,
    [
      riya.user.id,
      app.platform.secrets.hash('mailed-code', `verify_email:${riya.user.id}:${firstCode}:${riya.user.email}`),
    ],
  );
  await expect(riya.api.accounts.verifyEmail({ otp: firstCode })).rejects.toMatchObject({
    code: 'code_invalid',
  });
});
