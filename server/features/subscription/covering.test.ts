import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PREMIUM_WELCOME_PATH } from '#domain/registry/screen-paths.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import {
  makeAdmin,
  registerCouple,
  registerPerson,
  setPremiumForOne,
  signInAgain,
  type Person,
} from '#tests/support/people.ts';

let app: TestApp;
let admin: Person;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await registerPerson(app, 'Meera');
  await makeAdmin(app, admin);
});
beforeEach(async () => {
  await app.database.pool.query(`update settings set value = '1' where key = 'premium_covers_partner'`);
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

const setPremium = ({ user }: Person, isPremium: boolean) => admin.api.admin.users.update({ id: user.id, isPremium });
async function premiumOf({ api }: Person) {
  const { isPremium, premiumSource } = await api.accounts.me();
  return [isPremium, premiumSource];
}
/** Returns whether the gate, the quotas and the plan treat the member as premium. */
async function isLetThrough({ api }: Person): Promise<boolean[]> {
  const nudges = api.nudges.list().then(
    () => true,
    () => false,
  );
  const { dateEvents, memories } = await api.subscription.usageLimits();
  return [await nudges, dateEvents.unlimited, memories.unlimited, (await api.subscription.status()).isPremium];
}

test('extends one partner’s premium to both: at the gate, in the quotas and in the plan', async () => {
  expect([await premiumOf(arjun), await isLetThrough(arjun)]).toEqual([
    [false, null],
    [false, false, false, false],
  ]);
  await setPremium(riya, true);
  expect(await premiumOf(riya)).toEqual([true, 'own']);
  expect(await premiumOf(arjun)).toEqual([true, 'partner']);
  expect(await isLetThrough(arjun)).toEqual([true, true, true, true]);
  // The partner's plan cannot be cancelled here.
  expect(await arjun.api.subscription.status()).toEqual({ isPremium: true, subscription: null });
  await expect(arjun.api.subscription.cancel()).rejects.toMatchObject({ status: 409 });
  for (let count = 0; count < 7; count += 1)
    await arjun.api.dates.create({ title: `Walk ${count}`, scheduledDate: '2030-01-05' });
});

test('covers the partner, or not, in all calls at once when an admin changes the setting', async () => {
  await setPremium(riya, true);
  expect(await isLetThrough(arjun)).toEqual([true, true, true, true]);
  for (const value of ['0', '1', '0'] as const) {
    await admin.api.admin.settings.update({ key: 'premium_covers_partner', value });
    const isCovered = value === '1';
    expect(await premiumOf(arjun)).toEqual([isCovered, isCovered ? 'partner' : null]);
    expect(await isLetThrough(arjun)).toEqual(Array.from({ length: 4 }, () => isCovered));
  }
});

test('welcomes both members, and says that premium covers both', async () => {
  await setPremium(riya, true);
  const newestOf = async ({ api }: Person) => (await api.notifications.list({ limit: 1 }))[0];
  expect(await newestOf(riya)).toMatchObject({
    title: 'You are a Premium member',
    message: expect.stringMatching(/^It covers you and Arjun until /),
    path: PREMIUM_WELCOME_PATH,
  });
  expect(await newestOf(arjun)).toMatchObject({
    title: 'Premium is yours too',
    message: expect.stringMatching(/^Riya’s Premium covers you both until /),
    path: PREMIUM_WELCOME_PATH,
  });
});

test('says nothing to a partner whom the setting leaves out', async () => {
  await setPremiumForOne(app);
  await setPremium(riya, true);
  expect(await arjun.api.notifications.list({ limit: 5 })).not.toContainEqual(
    expect.objectContaining({ path: PREMIUM_WELCOME_PATH }),
  );
});

test('reports a member’s own premium as their own', async () => {
  await setPremium(riya, true);
  await setPremium(arjun, true);
  expect([await premiumOf(riya), await premiumOf(arjun)]).toEqual([
    [true, 'own'],
    [true, 'own'],
  ]);
  await setPremium(arjun, false);
  expect(await premiumOf(arjun)).toEqual([true, 'partner']);
});

test('ends for the partner at once when the paying member’s premium ends', async () => {
  await setPremium(riya, true);
  expect(await isLetThrough(arjun)).toEqual([true, true, true, true]);
  await setPremium(riya, false);
  expect([await premiumOf(arjun), await isLetThrough(arjun)]).toEqual([
    [false, null],
    [false, false, false, false],
  ]);
});

test('ends on leaving for the member without their own, and begins on joining', async () => {
  await setPremium(riya, true);
  await isLetThrough(arjun);
  await arjun.api.couples.leave({ password: arjun.password });
  expect([await premiumOf(arjun), await premiumOf(riya)]).toEqual([
    [false, null],
    [true, 'own'],
  ]);
  expect(await isLetThrough(arjun)).toEqual([false, false, false, false]);
  await arjun.api.couples.join({ inviteCode: (await riya.api.couples.get()).inviteCode });
  expect(await isLetThrough(arjun)).toEqual([true, true, true, true]);
});

test('ends for both when its year is over', async () => {
  await setPremium(riya, true);
  app.advance({ hours: 24 * 367 });
  await Promise.all([signInAgain(riya), signInAgain(arjun), signInAgain(admin)]);
  expect([await premiumOf(riya), await premiumOf(arjun)]).toEqual([
    [false, null],
    [false, null],
  ]);
});

test('lets the operator limit premium to one member', async () => {
  await setPremiumForOne(app);
  await setPremium(riya, true);
  expect([await premiumOf(riya), await premiumOf(arjun)]).toEqual([
    [true, 'own'],
    [false, null],
  ]);
  expect(await isLetThrough(arjun)).toEqual([false, false, false, false]);
});

test('counts payers in the figures; sends messages to premium members to both, and those to free ones to neither', async () => {
  const audience = async (type: 'premium' | 'free') => (await admin.api.admin.campaigns.audience({ type })).members;
  const before = { premium: await audience('premium'), free: await audience('free') };
  const users = async () => (await admin.api.admin.users.list({ kind: 'premium', limit: 500 })).length;
  const payers = await users();
  await setPremium(riya, true);
  expect([await users(), await audience('premium'), await audience('free')]).toEqual([
    payers + 1,
    before.premium + 2,
    before.free - 2,
  ]);
});
