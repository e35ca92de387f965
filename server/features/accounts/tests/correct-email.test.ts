import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeVerified, readMailedCode, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

function refusedFor(person: Person, email: string) {
  return person.fetch('/api/auth/user/email', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
}

test('a wrong address is corrected: the code goes to the new one, which takes its place once it was typed', async () => {
  const riya = await registerPerson(app, 'Riya');
  const oldCode = await readMailedCode(app, riya.user.email);
  const corrected = await riya.api.accounts.correctEmail({ email: ' Riya.Right@Example.com ' });
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

test('a new code follows to the corrected address', async () => {
  const riya = await registerPerson(app, 'Riya');
  await riya.api.accounts.correctEmail({ email: 'riya.second@example.com' });
  await app.runJobs();
  await riya.api.accounts.resendVerification();
  const otp = await readMailedCode(app, 'riya.second@example.com');
  expect((await riya.api.accounts.verifyEmail({ otp })).email).toBe('riya.second@example.com');
});

test('a taken address is answered like a free one; only its owner learns of it', async () => {
  const [riya, owner] = [await registerPerson(app, 'Riya'), await registerPerson(app, 'Owner')];
  await app.runJobs();
  const taken = await riya.api.accounts.correctEmail({ email: owner.user.email });
  const other = await registerPerson(app, 'Arjun');
  const free = await other.api.accounts.correctEmail({ email: 'nobody.has.it@example.com' });
  expect({ ...taken, ...riya.user, pendingEmail: '' }).toEqual({ ...riya.user, pendingEmail: '' });
  expect(Object.keys(taken)).toEqual(Object.keys(free));
  expect(taken.pendingEmail).toBe(owner.user.email);
  await app.runJobs();
  const mails = app.mails.filter(({ to }) => to.address === owner.user.email);
  expect(mails.at(-1)?.subject).toBe('You have a Jugal account already');
  expect(
    await app.visit().api.accounts.login({ email: owner.user.email, password: owner.password }),
  ).toMatchObject({
    id: owner.user.id,
  });
});

test('of two who correct to one address, the first who proves it has it', async () => {
  const [riya, arjun] = [await registerPerson(app, 'Riya'), await registerPerson(app, 'Arjun')];
  await riya.api.accounts.correctEmail({ email: 'one.box@example.com' });
  const riyasCode = await readMailedCode(app, 'one.box@example.com');
  await arjun.api.accounts.correctEmail({ email: 'one.box@example.com' });
  const arjunsCode = await readMailedCode(app, 'one.box@example.com');
  expect((await riya.api.accounts.verifyEmail({ otp: riyasCode })).email).toBe('one.box@example.com');
  await expect(arjun.api.accounts.verifyEmail({ otp: arjunsCode })).rejects.toMatchObject({ status: 400 });
  expect((await arjun.api.accounts.me()).email).toBe(arjun.user.email);
});

test('of many who prove one address at once, one has it and the others are refused', async () => {
  const email = 'one.moment@example.com';
  const people = await Promise.all(
    Array.from({ length: 8 }, (_, place) => registerPerson(app, `Riya${place}`)),
  );
  const codes: string[] = [];
  for (const { api } of people) {
    await api.accounts.correctEmail({ email });
    codes.push(await readMailedCode(app, email));
  }
  const outcomes = await Promise.allSettled(
    people.map(({ api }, place) => api.accounts.verifyEmail({ otp: codes[place] ?? '' })),
  );
  const failures = outcomes.flatMap((outcome): unknown[] =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  );
  expect(failures).toHaveLength(people.length - 1);
  for (const failure of failures) expect(failure).toMatchObject({ status: 400 });
});

test('going back to the first address ends the correction', async () => {
  const riya = await registerPerson(app, 'Riya');
  await riya.api.accounts.correctEmail({ email: 'not.this@example.com' });
  await app.runJobs();
  expect((await riya.api.accounts.correctEmail({ email: riya.user.email })).pendingEmail).toBeNull();
  const otp = await readMailedCode(app, riya.user.email);
  expect((await riya.api.accounts.verifyEmail({ otp })).email).toBe(riya.user.email);
});

test('a verified address is not corrected, and what is no address is refused', async () => {
  const riya = await registerPerson(app, 'Riya');
  expect((await refusedFor(riya, 'riya')).status).toBe(400);
  await makeVerified(app, riya);
  expect((await refusedFor(riya, 'other@example.com')).status).toBe(409);
});
