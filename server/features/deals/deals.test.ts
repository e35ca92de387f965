import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeDeal } from '#tests/support/deals.ts';
import { makePremium, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => app.database.db.deleteFrom('deals').execute());
afterAll(() => app.close());

const day = (offset: number) =>
  app.platform.clock.now().toZonedDateTimeISO('Asia/Kolkata').toPlainDate().add({ days: offset }).toString();

describe('lists deals', () => {
  test('returns active deals within their dates, featured ones first', async () => {
    await makeDeal(app, { title: 'Today alone', validFrom: day(0), validTo: day(0) });
    await makeDeal(app, { title: 'Featured', validTo: day(30), isFeatured: true });
    await makeDeal(app, { title: 'Draft', isActive: false });
    await makeDeal(app, { title: 'Over', validFrom: day(-9), validTo: day(-1) });
    await makeDeal(app, { title: 'To come', validFrom: day(1), validTo: day(9) });
    const list = await app.visit().api.deals.list();
    expect(list.map(({ title }) => title)).toEqual(['Featured', 'Today alone']);
  });

  test('shows the title if there is no offer, and the promo code only to members', async () => {
    await makeDeal(app, { title: 'Two coffees', promoCode: 'CHAI20' });
    const member = await registerPerson(app);
    expect(await member.api.deals.list()).toMatchObject([
      { offerText: 'Two coffees', offerType: null, promoCode: 'CHAI20' },
    ]);
    expect(await app.visit().api.deals.list()).toMatchObject([{ promoCode: null }]);
  });

  test('hides the promo code of a premium deal until it is redeemed', async () => {
    const { id } = await makeDeal(app, { isPremiumOnly: true, promoCode: 'CROWN' });
    const member = await registerPerson(app);
    expect(await member.api.deals.list()).toMatchObject([{ promoCode: null }]);
    await makePremium(app, member);
    expect(await member.api.deals.list()).toMatchObject([{ promoCode: null }]);
    expect((await member.api.deals.redeem({ id })).deal.promoCode).toBe('CROWN');
  });
});

describe('redeems deals', () => {
  test('returns a code, counts it, and keeps a copy of the deal in the member’s redemptions', async () => {
    const deal = await makeDeal(app, {
      title: 'Dinner for two',
      businessName: 'Agashiye',
      offerText: '20 % off',
      promoCode: 'THALI',
      terms: 'Weekdays',
    });
    const member = await registerPerson(app);
    const redeemed = await member.api.deals.redeem({ id: deal.id });
    expect(redeemed.redemptionCode).toMatch(/^[A-Z2-9]{8}$/);
    expect(redeemed.deal).toMatchObject({ id: deal.id, currentRedemptions: 1, promoCode: 'THALI' });
    await app.database.db.deleteFrom('deals').execute();
    expect(await member.api.deals.redemptions()).toEqual([
      {
        id: expect.any(String),
        dealId: deal.id,
        redeemedAt: expect.stringMatching(/Z$/),
        redemptionCode: redeemed.redemptionCode,
        dealTitle: 'Dinner for two',
        businessName: 'Agashiye',
        offerText: '20 % off',
        location: deal.location,
        promoCode: 'THALI',
        terms: 'Weekdays',
      },
    ]);
  });

  test('limits a free member to one redemption of a deal per week, from Sunday 00:00 in India', async () => {
    const deal = await makeDeal(app, { validTo: day(40) });
    const member = await registerPerson(app);
    await member.api.deals.redeem({ id: deal.id });
    await expect(member.api.deals.redeem({ id: deal.id })).rejects.toMatchObject({
      status: 429,
      message: 'Free members can redeem each deal once per week. Upgrade to Premium for up to 3.',
    });
    const other = await makeDeal(app, { validTo: day(40) });
    await member.api.deals.redeem({ id: other.id });
    app.advance({ hours: 7 * 24 });
    await member.api.deals.redeem({ id: deal.id });
  });

  test('limits a premium member to three a week', async () => {
    const deal = await makeDeal(app);
    const member = await premiumPerson();
    for (let time = 0; time < 3; time += 1) await member.api.deals.redeem({ id: deal.id });
    await expect(member.api.deals.redeem({ id: deal.id })).rejects.toMatchObject({
      status: 429,
      message: "You've reached the weekly limit for this deal. Try again next week!",
    });
  });

  test('reserves a premium deal for premium members', async () => {
    const deal = await makeDeal(app, { isPremiumOnly: true });
    const free = await registerPerson(app);
    await expect(free.api.deals.redeem({ id: deal.id })).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining('premium feature'),
    });
    await (await premiumPerson()).api.deals.redeem({ id: deal.id });
  });

  test.each([
    ['a draft', { isActive: false }],
    ['a deal that is over', { validFrom: '2026-01-01', validTo: '2026-01-02' }],
    ['a deal to come', { validFrom: '2199-01-01', validTo: '2199-01-02' }],
  ])('answers %s like an unknown deal', async (_name, details) => {
    const deal = await makeDeal(app, details);
    const member = await registerPerson(app);
    const refusal = { status: 404, message: 'Not found' };
    await expect(member.api.deals.redeem({ id: deal.id })).rejects.toMatchObject(refusal);
    await expect(member.api.deals.redeem({ id: crypto.randomUUID() })).rejects.toMatchObject(refusal);
  });
});

describe('redeems concurrently', () => {
  test('accepts one of 16 redemptions by one free member', async () => {
    const deal = await makeDeal(app);
    const member = await registerPerson(app);
    const results = await Promise.allSettled(
      Array.from({ length: 16 }, () => member.api.deals.redeem({ id: deal.id })),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await member.api.deals.redemptions()).toHaveLength(1);
  });

  test('gives a limited deal to as many of 16 members as it allows', async () => {
    const deal = await makeDeal(app, { maxRedemptions: 5 });
    const members = await Promise.all(Array.from({ length: 16 }, () => registerPerson(app)));
    const results = await Promise.allSettled(members.map(({ api }) => api.deals.redeem({ id: deal.id })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    const reason = { status: 409, message: 'This deal has reached its redemption limit' };
    for (const result of results.filter(({ status }) => status === 'rejected'))
      expect(result).toMatchObject({ reason });
    expect(await app.visit().api.deals.list()).toMatchObject([{ currentRedemptions: 5, maxRedemptions: 5 }]);
  });
});

async function premiumPerson(): Promise<Person> {
  const person = await registerPerson(app);
  await makePremium(app, person);
  return person;
}
