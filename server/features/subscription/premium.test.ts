import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { refuseNotificationsTo } from '#tests/support/database/refused-notifications.ts';
import { makeAdmin, registerCouple, registerPerson, type Person, signInAgain } from '#tests/support/people.ts';
import { grantPremium, isPremiumAt } from './premium-service.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  admin = await registerPerson(app, 'Meera');
  await makeAdmin(app, admin);
});
afterAll(() => app.close());

function setPremium(person: Person, isPremium: boolean) {
  return admin.api.admin.users.update({ id: person.user.id, isPremium });
}

/** Advances the clock and signs in again, because a session ends after 30 idle days. */
async function returnAfter(person: Person, duration: Temporal.DurationLike): Promise<void> {
  app.advance(duration);
  await person.api.accounts.login({ email: person.user.email, password: person.password });
}

async function noticesOf(person: Person): Promise<string[]> {
  return (await person.api.notifications.list()).map(({ title }) => title);
}

function yearAfter(instant: string): string {
  return new Date(new Date(instant).setUTCFullYear(new Date(instant).getUTCFullYear() + 1)).toISOString();
}

test('ends premium at the exact instant', () => {
  const end = '2027-01-05T10:00:00.000Z';
  expect(isPremiumAt(end, '2027-01-05T09:59:59.999Z')).toBe(true);
  expect(isPremiumAt(end, end)).toBe(false);
  expect(isPremiumAt(null, end)).toBe(false);
});

test('returns no subscription for a free member, and rejects a cancellation', async () => {
  const riya = await registerPerson(app);
  expect(await riya.api.subscription.status()).toEqual({ isPremium: false, subscription: null });
  await expect(riya.api.subscription.cancel()).rejects.toMatchObject({ status: 409 });
});

test('grants a year of premium by an admin, with a period of the member’s own', async () => {
  const [riya, arjun] = await registerCouple(app);
  await setPremium(riya, true);
  const status = await riya.api.subscription.status();
  expect(status).toMatchObject({
    isPremium: true,
    subscription: { plan: 'premium', cancelAtPeriodEnd: false },
  });
  const { currentPeriodStart = '', currentPeriodEnd } = status.subscription ?? {};
  expect(currentPeriodEnd).toBe(yearAfter(currentPeriodStart));
  expect((await riya.api.accounts.me()).isPremium).toBe(true);
  expect((await riya.api.subscription.usageLimits()).dateEvents.unlimited).toBe(true);
  await riya.api.nudges.send({ message: 'Hi' });
  expect(await arjun.api.subscription.status()).toMatchObject({ subscription: null });
});

test('changes nothing on a second grant, and ends premium at once on revocation', async () => {
  const riya = await registerPerson(app);
  await setPremium(riya, true);
  const granted = await riya.api.subscription.status();
  await setPremium(riya, true);
  expect(await riya.api.subscription.status()).toEqual(granted);
  await setPremium(riya, false);
  expect(await riya.api.subscription.status()).toEqual({ isPremium: false, subscription: null });
  expect((await riya.api.accounts.me()).isPremium).toBe(false);
  await setPremium(riya, false);
  await app.runJobs();
  expect(await noticesOf(riya)).toEqual(['Your Premium has ended', 'You are a Premium member']);
});

test('keeps cancelled premium until the period’s end, and ends it without a job run', async () => {
  const riya = await registerPerson(app);
  await setPremium(riya, true);
  const before = await riya.api.subscription.status();
  const cancelled = await riya.api.subscription.cancel();
  expect(cancelled).toEqual({
    isPremium: true,
    subscription: { ...before.subscription, cancelAtPeriodEnd: true },
  });
  expect(await riya.api.subscription.cancel()).toEqual(cancelled);
  expect((await riya.api.accounts.me()).isPremium).toBe(true);
  await returnAfter(riya, { days: 364 });
  expect(await riya.api.subscription.status()).toEqual(cancelled);
  await returnAfter(riya, { days: 3 });
  expect(await riya.api.subscription.status()).toEqual({ isPremium: false, subscription: null });
  expect((await riya.api.accounts.me()).isPremium).toBe(false);
  expect((await riya.api.subscription.usageLimits()).memories.unlimited).toBe(false);
  await expect(riya.api.nudges.list()).rejects.toMatchObject({ status: 403 });
  expect(await noticesOf(riya)).toEqual(['You are a Premium member']);
});

test('notifies of the end once, for any number of job runs and processes', async () => {
  const { notifyEndedSubscriptions } = await import('./premium-service.ts');
  const riya = await registerPerson(app);
  await setPremium(riya, true);
  await notifyEndedSubscriptions(app.platform);
  expect(await noticesOf(riya)).toEqual(['You are a Premium member']);
  await returnAfter(riya, { days: 367 });
  await Promise.all(Array.from({ length: 4 }, () => notifyEndedSubscriptions(app.platform)));
  await notifyEndedSubscriptions(app.platform);
  expect(await noticesOf(riya)).toEqual(['Your Premium has ended', 'You are a Premium member']);
});

test('notifies the others when one notification fails, and that one once it can be', async () => {
  const { notifyEndedSubscriptions } = await import('./premium-service.ts');
  const people = [await registerPerson(app), await registerPerson(app), await registerPerson(app)] as const;
  for (const person of people) await setPremium(person, true);
  app.advance({ days: 367 });
  for (const person of people) await signInAgain(person);
  const allow = await refuseNotificationsTo(app, people[1].user.id);
  await expect(notifyEndedSubscriptions(app.platform)).rejects.toThrow('notifyEndedSubscriptions failed for 1');
  const counts = async () => (await Promise.all(people.map(noticesOf))).map((titles) => titles.length);
  expect(await counts()).toEqual([2, 1, 2]);
  await allow();
  await notifyEndedSubscriptions(app.platform);
  expect(await counts()).toEqual([2, 2, 2]);
});

test('appends a year that is granted during another one, also for 16 concurrent grants', async () => {
  const riya = await registerPerson(app);
  const grant = () =>
    inTransaction(app.database.db, (tx) => grantPremium(tx, app.platform, { userId: riya.user.id, source: 'payment' }));
  await Promise.all(Array.from({ length: 16 }, grant));
  app.platform.sessions.invalidate([riya.user.id]);
  const { subscription } = await riya.api.subscription.status();
  const [start, end] = [subscription?.currentPeriodStart ?? '', subscription?.currentPeriodEnd ?? ''];
  expect(new Date(end).getUTCFullYear() - new Date(start).getUTCFullYear()).toBe(16);
});

test('undoes the cancellation by another year, and starts a new period after an end', async () => {
  const riya = await registerPerson(app);
  const grant = () =>
    inTransaction(app.database.db, (tx) => grantPremium(tx, app.platform, { userId: riya.user.id, source: 'payment' }));
  await grant();
  app.platform.sessions.invalidate([riya.user.id]);
  const { subscription: first } = await riya.api.subscription.cancel();
  await grant();
  expect((await riya.api.subscription.status()).subscription).toEqual({
    plan: 'premium',
    currentPeriodStart: first?.currentPeriodStart,
    currentPeriodEnd: yearAfter(first?.currentPeriodEnd ?? ''),
    cancelAtPeriodEnd: false,
  });
  await returnAfter(riya, { days: 800 });
  expect((await riya.api.subscription.status()).isPremium).toBe(false);
  await grant();
  app.platform.sessions.invalidate([riya.user.id]);
  const { subscription: anew } = await riya.api.subscription.status();
  expect(Date.parse(anew?.currentPeriodStart ?? '')).toBeGreaterThan(Date.parse(first?.currentPeriodEnd ?? ''));
  expect(anew?.currentPeriodEnd).toBe(yearAfter(anew?.currentPeriodStart ?? ''));
});
