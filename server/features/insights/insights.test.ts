import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { dayAhead } from '#tests/support/calendar.ts';
import { makeDeal } from '#tests/support/deals.ts';
import {
  makeAdmin,
  makePremium,
  registerCouple,
  registerPerson,
  type Person,
  signInAgain,
} from '#tests/support/people.ts';
import { recomputeAllStats } from './rollup-service.ts';

let app: TestApp;
let admin: Person;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await registerPerson(app, 'Meera');
  await makeAdmin(app, admin);
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

const today = () => app.platform.clock.now().toZonedDateTimeISO('Asia/Kolkata').toPlainDate();

describe('shows the overview', () => {
  test('counts members, deals and revenue by the specification’s formulas', async () => {
    await makePremium(app, riya);
    await makeDeal(app, { businessName: 'Kaapi', partnershipFee: '₹5,000 per month' });
    await makeDeal(app, { businessName: 'Kaapi', title: 'Second', partnershipFee: 'Free' });
    await makeDeal(app, { businessName: 'KAAPI ', title: 'Third', partnershipFee: '₹1,000' });
    await makeDeal(app, { businessName: 'Closed', validTo: '2026-01-01', validFrom: '2025-01-01' });
    await makeDeal(app, { businessName: 'Roof', category: 'restaurant', partnershipFee: '₹2,501' });
    await makeDeal(app, { businessName: 'Draft', isActive: false, partnershipFee: '₹9,000' });
    const overview = await admin.api.admin.insights.overview();
    expect(overview.users).toMatchObject({ total: 3, premium: 1 });
    expect(overview.premiumPercent).toBe(33.3);
    expect(overview.deals).toMatchObject({ total: 6, active: 5 });
    expect(overview.revenue).toEqual({
      premiumUsers: 1,
      premiumPrice: 699,
      premiumRevenue: '699.00',
      partnershipRevenue: '8501.00',
      totalMrr: '9200.00',
      annualRunRate: '8388.00',
      averagePartnershipFee: 2834,
      payingPartners: 2,
      monthlyTarget: 50_000,
      paid: { members: 0, monthly: '0.00', yearly: '0.00' },
    });
    expect(overview.goals).toEqual([
      { goal: 'pilotCouples', current: 0, target: 500, percent: 0 },
      { goal: 'premiumUsers', current: 1, target: 100, percent: 1 },
      { goal: 'cafes', current: 1, target: 50, percent: 2 },
      { goal: 'monthlyRevenue', current: 9200, target: 50_000, percent: 18.4 },
    ]);
    expect(overview.users.joined).toHaveLength(30);
    expect(overview.users.joined.at(-1)).toEqual({ day: today().toString(), value: 3 });
  });

  test('counts partners and cafes like the deals’ own tab', async () => {
    const [{ revenue, goals }, deals] = await Promise.all([
      admin.api.admin.insights.overview(),
      admin.api.admin.deals.figures(),
    ]);
    expect(revenue.payingPartners).toBe(deals.payingPartners);
    expect(goals.find(({ goal }) => goal === 'cafes')?.current).toBe(deals.cafes);
  });

  test('finds the birthdays of today, of the week and of the month, nearest first', async () => {
    const bornIn = (days: number) => today().add({ days }).subtract({ years: 28 }).toString();
    await riya.api.accounts.changeBirthday({ dateOfBirth: bornIn(12) });
    await arjun.api.accounts.changeBirthday({ dateOfBirth: bornIn(0) });
    await admin.api.accounts.changeBirthday({ dateOfBirth: bornIn(45) });
    const { birthdays } = await admin.api.admin.insights.overview();
    expect(birthdays).toMatchObject({
      known: 3,
      total: 3,
      today: 1,
      next7Days: 1,
      next30Days: 2,
      giftOpportunity: '1000.00',
    });
    expect(birthdays.urgent.map(({ id, inDays }) => [id, inDays])).toEqual([
      [arjun.user.id, 0],
      [riya.user.id, 12],
    ]);
  });
});

test('counts couples as they are now, without any of their texts', async () => {
  await riya.api.expenses.create({ title: 'Secret ring', amount: '1999.50' });
  await riya.api.dates.create({ title: 'Dinner', scheduledDate: dayAhead(30) });
  await riya.api.memories.create({ title: 'Kites', memoryDate: '2026-01-14' });
  const response = await admin.fetch('/api/admin/couples?search=riya');
  const text = await response.text();
  expect(JSON.parse(text)).toEqual([
    {
      id: expect.any(String),
      partner1Name: 'Riya Shah',
      partner2Name: 'Arjun Shah',
      createdAt: expect.any(String),
      totalExpenses: '1999.50',
      dateCount: 1,
      memoryCount: 1,
      savingsCount: 0,
      isPremium: true,
    },
  ]);
  expect(text).not.toMatch(/Secret|Dinner|Kites/);
});

test('follows the couples’ activity in engagement', async () => {
  const before = await admin.api.admin.insights.engagement();
  await riya.api.dates.create({ title: 'Walk', scheduledDate: dayAhead(31) });
  await riya.api.notes.create({ title: 'Chai', content: 'Ginger', category: 'food' });
  const after = await admin.api.admin.insights.engagement();
  expect(after).toMatchObject({
    couples: 1,
    pairedCouples: 1,
    activeCouples30Days: 1,
    activePercent30Days: 100,
  });
  expect(after.datesPlanned - before.datesPlanned).toBe(1);
  expect(after.features.find(({ feature }) => feature === 'notes')).toMatchObject({
    couples: 1,
    percent: 100,
  });
  expect(after.activeCouplesByDay.at(-1)?.value).toBe(1);
  expect(after.newest).toHaveLength(3);
});

test('begins premium potential at the threshold, and ends it with the first premium member', async () => {
  const [kavya, dev] = await registerCouple(app);
  await kavya.api.expenses.create({ title: 'Rent', amount: '1999.99' });
  const before = await admin.api.admin.insights.aiInsights();
  await dev.api.expenses.create({ title: 'Tea', amount: '0.01', category: 'food' });
  const after = await admin.api.admin.insights.aiInsights();
  expect(after.premiumCandidates - before.premiumCandidates).toBe(1);
  expect(after).toMatchObject({ topSpendingCategory: 'Food & Dining', sample: 2 });
  expect(after.avgEngagementScore).toBeGreaterThan(0);
  await makePremium(app, dev);
  expect((await admin.api.admin.insights.aiInsights()).premiumCandidates).toBe(before.premiumCandidates);
});

test('ranks a couple without records for 30 days as high risk, once the nightly run has moved the windows', async () => {
  app.advance({ hours: 24 * 32 });
  await signInAgain(admin);
  // Sessions that are unused for 30 days would have ended.
  const last_seen_at = app.platform.clock.now().toString();
  await app.database.db.updateTable('sessions').set({ last_seen_at }).execute();
  app.platform.sessions.invalidate([admin.user.id, riya.user.id]);
  await riya.api.dates.create({ title: 'Back again', scheduledDate: dayAhead(400) });
  await recomputeAllStats(app.platform);
  const churn = await admin.api.admin.insights.churn();
  expect(churn).toMatchObject({ highRiskCount: 1, sample: 2, confidence: 0 });
  expect(churn.riskFactors[0]).toEqual({
    reason: 'Nothing recorded for 30 days',
    affectedCouples: 1,
    riskLevel: 'High',
  });
});

test('reports the confidence of growth, and possible sources of revenue', async () => {
  const growth = await admin.api.admin.insights.growth();
  expect(growth.users.at(-1)?.value).toBe(5);
  expect(growth.sample).toBe(5);
  expect(growth.opportunities.map(({ strategy }) => strategy)).toContain(
    'Write to the one couple that has been quiet for 30 days',
  );
  for (const { confidence } of growth.opportunities) expect(confidence).toBeLessThanOrEqual(100);
});

test('counts the unapproved waitlist couples of the pilot’s cities for invitation', async () => {
  const join = (place: number, city: 'Surat' | 'Mumbai') =>
    app.visit().api.waitlist.join({
      partner1Name: 'Kavya',
      partner2Name: 'Dev',
      email: `wait-${place}@example.com`,
      phone: '+91 98765 43210',
      city,
    });
  const [approved, contacted] = [await join(1, 'Surat'), await join(2, 'Surat')];
  for (const place of [3, 4, 5]) await join(place, 'Mumbai');
  await join(6, 'Surat');
  await join(7, 'Surat');
  await admin.api.admin.waitlist.update({ id: approved.id, status: 'approved' });
  await admin.api.admin.waitlist.update({ id: contacted.id, status: 'contacted' });
  const { opportunities } = await admin.api.admin.insights.growth();
  expect(opportunities.map(({ strategy }) => strategy)).toContain(
    'Invite the 3 couples who wait in the pilot’s cities',
  );
});

test('counts redemptions by member and by deal, also of a deleted deal', async () => {
  const deal = await makeDeal(app, { title: 'Locho', businessName: 'Locho Bar', isPremiumOnly: false });
  const free = await registerPerson(app, 'Jinal');
  const { redemptionCode } = await free.api.deals.redeem({ id: deal.id });
  await riya.api.deals.redeem({ id: deal.id });
  await riya.api.deals.redeem({ id: deal.id });
  await admin.api.admin.deals.delete({ id: deal.id });
  const analytics = await admin.api.admin.insights.redemptions();
  expect(analytics).toMatchObject({
    totalRedemptions: 3,
    activeRedeemers: 2,
    premiumRedemptions: 2,
    topCategory: 'cafe',
  });
  expect(analytics.userRedemptionCounts[0]).toEqual({
    id: riya.user.id,
    first_name: 'Riya',
    last_name: 'Shah',
    email: riya.user.email,
    is_premium: true,
    premium_source: 'own',
    total_redemptions: 2,
    redemptions_last_30_days: 2,
  });
  expect(analytics.dealRedemptionCounts).toEqual([
    {
      id: deal.id,
      title: 'Locho',
      business_name: 'Locho Bar',
      location: deal.location,
      category: 'cafe',
      is_premium_only: false,
      unique_users: 2,
      total_redemptions: 3,
      redemptions_last_30_days: 3,
    },
  ]);
  expect(analytics.allRedemptions).toHaveLength(3);
  const response = await admin.fetch(`/api/admin/redemption-analytics?limit=1&search=${redemptionCode}`);
  expect(await response.json()).toMatchObject({ allRedemptions: [{ redemption_code: redemptionCode }] });
});

test('shows received revenue beside the model', async () => {
  const revenue = await admin.api.admin.insights.revenue();
  expect(revenue.received).toHaveLength(12);
  expect(revenue.receivedTotal).toBe('0.00');
  const partners = revenue.partners.map(({ businessName, monthly }) => [businessName, monthly]);
  expect(partners.filter(([name]) => name === 'Kaapi' || name === 'Roof')).toEqual([
    ['Kaapi', '5000.00'],
    ['Kaapi', '0.00'],
    ['Roof', '2501.00'],
  ]);
});

test('exports every redemption with its plan, newest first', async () => {
  const deal = await makeDeal(app, { title: 'Chai for two', businessName: 'Kulhad', isPremiumOnly: false });
  const jinal = await registerPerson(app, 'Jinal');
  const first = await jinal.api.deals.redeem({ id: deal.id });
  app.advance({ seconds: 2 });
  const second = await riya.api.deals.redeem({ id: deal.id });
  const answer = await admin.fetch('/api/admin/redemptions/export.csv?search=kulhad');
  expect(answer.headers.get('content-disposition')).toMatch(/filename="jugal-redemptions-.*\.csv"/);
  const [head = '', ...lines] = (await answer.text()).trim().split('\r\n');
  expect(head).toContain('Code,Redeemed (UTC),Deal,Business,Location,First name,Last name,Plan');
  expect(lines.map((line) => line.split(',')[0])).toEqual([second.redemptionCode, first.redemptionCode]);
  expect(lines[0]).toMatch(/,Chai for two,Kulhad,.*,Riya,Shah,Premium$/);
  expect(lines[1]).toMatch(/,Jinal,Shah,Free$/);
});

test('lists the oldest couples first on request, in pages', async () => {
  await registerCouple(app);
  await registerCouple(app);
  const newest = (await admin.api.admin.insights.couples()).map(({ id }) => id);
  const oldest: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query = new URLSearchParams({ order: 'oldest', limit: '2', ...(cursor && { cursor }) });
    const response = await admin.fetch(`/api/admin/couples?${query}`);
    oldest.push(...((await response.json()) as { id: string }[]).map(({ id }) => id));
    cursor = response.headers.get('x-next-cursor');
  }
  expect(oldest).toEqual(newest.toReversed());
});
