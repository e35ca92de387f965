import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeDeal } from '#tests/support/deals.ts';
import {
  makeAdmin,
  makePremium,
  registerCouple,
  registerPerson,
  signInAgain,
  type Person,
} from '#tests/support/people.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  // Sunday 1 March 2026, 23:00 in India.
  app.setTime('2026-03-01T17:30:00Z');
  admin = await registerPerson(app, 'Meera');
  await makeAdmin(app, admin);
});
afterAll(() => app.close());

test('shows the seven newest members of any day', async () => {
  const names = async () => {
    const { newest } = await admin.api.admin.insights.engagement();
    return newest.map(({ firstName }) => firstName);
  };
  expect(await names()).toEqual(['Meera']);
  app.setTime('2026-03-01T18:30:00Z');
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five', 'Six']) await registerPerson(app, name);
  expect(await names()).toEqual(['Six', 'Five', 'Four', 'Three', 'Two', 'One', 'Meera']);
  await registerPerson(app, 'Seven');
  expect(await names()).toEqual(['Seven', 'Six', 'Five', 'Four', 'Three', 'Two', 'One']);
});

test('shows the partner’s premium in members, redemptions and their export', async () => {
  const [riya, arjun] = await registerCouple(app);
  await makePremium(app, riya);
  const deal = await makeDeal(app, { title: 'Chai', businessName: 'Kulhad', isPremiumOnly: false });
  await riya.api.deals.redeem({ id: deal.id });
  await arjun.api.deals.redeem({ id: deal.id });
  const sources = async () => {
    const users = await admin.api.admin.users.list({ search: 'shah' });
    return [riya, arjun].map(({ user }) => {
      const found = users.find(({ id }) => id === user.id);
      return [found?.isPremium, found?.premiumSource];
    });
  };
  expect(await sources()).toEqual([
    [true, 'own'],
    [false, 'partner'],
  ]);
  const free = await admin.api.admin.users.list({ kind: 'free', search: 'shah' });
  expect(free.filter(({ premiumSource }) => premiumSource !== null)).toEqual([]);
  const { userRedemptionCounts, allRedemptions } = await admin.api.admin.insights.redemptions();
  const counted = userRedemptionCounts.map((row) => [row.first_name, row.is_premium, row.premium_source]);
  expect(counted).toHaveLength(2);
  expect(counted).toEqual(
    expect.arrayContaining([
      ['Arjun', false, 'partner'],
      ['Riya', true, 'own'],
    ]),
  );
  expect(new Set(allRedemptions.map((row) => row.premium_source))).toEqual(new Set(['own', 'partner']));
  // An export needs a recent proof.
  await signInAgain(admin);
  const redemptions = await (await admin.fetch('/api/admin/redemptions/export.csv')).text();
  expect(redemptions).toMatch(/,Arjun,Shah,Premium \(partner\)\r\n/);
  const members = await (await admin.fetch('/api/admin/users/export.csv?search=arjun')).text();
  expect(members).toContain('Premium (partner)');
  await app.database.pool.query(`update settings set value = '0' where key = 'premium_covers_partner'`);
  expect((await sources())[1]).toEqual([false, null]);
  await app.database.pool.query(`update settings set value = '1' where key = 'premium_covers_partner'`);
});

test('counts the same people in the conversion as in its two figures', async () => {
  const read = async () => {
    const { users, premiumPercent } = await admin.api.admin.insights.overview();
    expect(premiumPercent).toBe(Math.round((1000 * users.premium) / users.total) / 10);
    return users.premium;
  };
  const before = await read();
  await makePremium(app, admin);
  expect(await read()).toBe(before + 1);
  await makeAdmin(app, await registerPerson(app, 'Free'));
  expect(await read()).toBe(before + 1);
});

test('finds no potential in a premium couple, in the sum and in the list alike', async () => {
  const read = async () => {
    const couples = await admin.api.admin.insights.couples();
    const { premiumCandidates } = await admin.api.admin.insights.aiInsights();
    const listed = couples.filter((each) => Number(each.totalExpenses) >= 2000 && !each.isPremium);
    expect(listed).toHaveLength(premiumCandidates);
    return premiumCandidates;
  };
  const before = await read();
  const [kavya] = await registerCouple(app);
  await kavya.api.expenses.create({ title: 'Rent', amount: '2000.00' });
  expect(await read()).toBe(before + 1);
  await makePremium(app, kavya);
  expect(await read()).toBe(before);
});

test('lists costs apart from earnings', async () => {
  const born = await registerPerson(app, 'Born');
  await born.api.accounts.changeBirthday({ dateOfBirth: '1998-03-12' });
  const { costs, opportunities } = await admin.api.admin.insights.growth();
  expect(costs).toEqual([{ strategy: 'Offer a gift for the one birthday of the next 30 days', cost: '500.00' }]);
  expect(opportunities.map(({ strategy }) => strategy).join()).not.toMatch(/gift/i);
  const revenue = await admin.api.admin.insights.revenue();
  expect(Number(revenue.totalMrr)).toBe(Number(revenue.premiumRevenue) + Number(revenue.partnershipRevenue));
});

test('reports no confidence with 29 members, and some with 30, admins excluded', async () => {
  const [quiet] = await registerCouple(app);
  await quiet.api.expenses.create({ title: 'Rent', amount: '3000' });
  const readAll = async () => {
    const [growth, churn, ai] = await Promise.all([
      admin.api.admin.insights.growth(),
      admin.api.admin.insights.churn(),
      admin.api.admin.insights.aiInsights(),
    ]);
    expect(growth.opportunities).not.toEqual([]);
    return [growth, churn, ai, ...growth.opportunities].map(({ confidence }) => confidence);
  };
  const countMembers = async () => {
    const users = await admin.api.admin.users.list({});
    return users.filter(({ isAdmin }) => !isAdmin).length;
  };
  while ((await countMembers()) < 29) await registerPerson(app, 'Member');
  expect(await countMembers()).toBe(29);
  const few = await readAll();
  expect(few.every((confidence) => confidence === 0)).toBe(true);
  const last = await registerPerson(app, 'Last');
  const sure = await readAll();
  // A single couple predicts nothing, however many members there are.
  expect(sure.slice(0, 3).every((confidence) => confidence > 0)).toBe(true);
  await makeAdmin(app, last);
  expect(await readAll()).toEqual(few);
});
