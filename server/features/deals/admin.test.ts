import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeAdmin, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await registerPerson(app, 'Meera');
  await makeAdmin(app, admin);
});
afterAll(() => app.close());

const input = {
  title: '20 % off the thali',
  businessName: 'Agashiye',
  description: 'On the roof of an old house',
  category: 'restaurant',
  location: 'Lal Darwaja, Ahmedabad',
  validFrom: '2026-01-01',
  validTo: '2199-12-31',
} as const;

test('gives a deal the defaults of the specification', async () => {
  const deal = await admin.api.admin.deals.create(input);
  expect(deal).toEqual({
    ...input,
    id: expect.any(String),
    offerType: null,
    offerText: null,
    originalPrice: null,
    promoCode: null,
    address: null,
    maxRedemptions: null,
    currentRedemptions: 0,
    terms: null,
    contactInfo: null,
    partnershipFee: null,
    isPremiumOnly: false,
    isActive: true,
    isFeatured: false,
    translations: {},
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  });
  expect((await admin.api.admin.deals.list())[0]).toEqual(deal);
  expect(await admin.api.admin.deals.get({ id: deal.id })).toEqual(deal);
  expect((await app.visit().api.deals.list()).some(({ id }) => id === deal.id)).toBe(true);
});

describe('reports missing and invalid fields', () => {
  test.each([
    ['title', 'Title is required'],
    ['businessName', 'Business Name is required'],
    ['description', 'Description is required'],
    ['category', 'Category is required'],
    ['location', 'Location is required'],
    ['validFrom', 'Valid From is required'],
    ['validTo', 'Valid To is required'],
  ])('rejects a deal without %s', async (field, message) => {
    expect(await post({ ...input, [field]: '' })).toMatchObject([400, { message }]);
    expect(await post({ ...input, [field]: undefined })).toMatchObject([400, { message }]);
  });

  test.each([
    [{ category: 'casino' }, 'Category is required'],
    [{ offerType: 'lottery' }, 'Please choose one of the offer types'],
    [{ maxRedemptions: 0 }, 'Max Redemptions is a whole number of at least 1, or empty for unlimited'],
    [{ maxRedemptions: 1.5 }, 'Max Redemptions is a whole number of at least 1, or empty for unlimited'],
    [{ validTo: '2025-12-31' }, 'Valid To cannot be before Valid From'],
    [{ isActive: 'yes' }, 'Say true or false'],
  ])('rejects %j', async (wrong, message) => {
    expect(await post({ ...input, ...wrong })).toMatchObject([400, { message }]);
  });

  async function post(body: object): Promise<[number, unknown]> {
    const response = await admin.fetch('/api/admin/brand-deals', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return [response.status, await response.json()];
  }
});

test('treats empty form fields as absent', async () => {
  const deal = await admin.api.admin.deals.create({
    ...input,
    offerType: '',
    offerText: ' ',
    promoCode: '',
    originalPrice: 1200,
    maxRedemptions: '',
    partnershipFee: '₹5,000 per month',
  });
  expect(deal).toMatchObject({
    offerType: null,
    offerText: null,
    promoCode: null,
    originalPrice: '1200',
    maxRedemptions: null,
    partnershipFee: '₹5,000 per month',
  });
});

test('changes only the sent fields, logs the change, and toggles featuring', async () => {
  const deal = await admin.api.admin.deals.create(input);
  const changed = await admin.api.admin.deals.update({ id: deal.id, isActive: false, promoCode: 'ROOF' });
  expect(changed).toMatchObject({ title: deal.title, isActive: false, promoCode: 'ROOF' });
  const [entry] = await admin.api.admin.audit.list();
  expect(entry).toMatchObject({
    action: 'deal.update',
    subjectId: deal.id,
    subjectLabel: 'Agashiye: 20 % off the thali',
    before: { isActive: true, promoCode: null },
    after: { isActive: false, promoCode: 'ROOF' },
  });
  expect((await admin.api.admin.deals.toggleFeatured({ id: deal.id })).isFeatured).toBe(true);
  expect((await admin.api.admin.deals.toggleFeatured({ id: deal.id })).isFeatured).toBe(false);
});

test('answers the second of two admins with 409, and overwrites nothing', async () => {
  const deal = await admin.api.admin.deals.create(input);
  const [first, second] = await Promise.allSettled([
    admin.api.admin.deals.update({ id: deal.id, updatedAt: deal.updatedAt, title: 'First' }),
    admin.api.admin.deals.update({ id: deal.id, updatedAt: deal.updatedAt, title: 'Second' }),
  ]);
  const outcomes = [first, second].map(({ status }) => status).toSorted();
  expect(outcomes).toEqual(['fulfilled', 'rejected']);
  const refused = [first, second].find(({ status }) => status === 'rejected');
  expect(refused).toMatchObject({ reason: { status: 409 } });
});

test('checks the dates of a change against those that stay', async () => {
  const deal = await admin.api.admin.deals.create(input);
  await expect(admin.api.admin.deals.update({ id: deal.id, validTo: '2025-01-01' })).rejects.toMatchObject({
    status: 400,
  });
});

test('counts deals by their state today, redemptions, and partners by city', async () => {
  await app.database.db.deleteFrom('deals').execute();
  await app.database.db.deleteFrom('deal_redemptions').execute();
  const today = app.platform.clock.now().toZonedDateTimeISO('Asia/Kolkata').toPlainDate();
  const day = (offset: number) => today.add({ days: offset }).toString();
  const cafe = { ...input, category: 'cafe', businessName: 'Kaapi', location: 'Adajan, SURAT' } as const;
  const live = await admin.api.admin.deals.create({ ...cafe, partnershipFee: '₹5,000', validTo: day(7) });
  await admin.api.admin.deals.create({ ...cafe, businessName: 'KAAPI', isFeatured: true });
  // The figure in this text is not a monthly fee.
  await admin.api.admin.deals.create({ ...input, partnershipFee: 'Free for 6 months', validFrom: day(1) });
  await admin.api.admin.deals.create({ ...input, isActive: false });
  await admin.api.admin.deals.create({ ...input, businessName: 'Closed', validTo: day(-1) });
  await admin.api.deals.redeem({ id: live.id });
  expect(await admin.api.admin.deals.figures()).toEqual({
    live: 2,
    upcoming: 1,
    drafts: 1,
    ended: 1,
    endingSoon: 1,
    featured: 1,
    redemptions: 1,
    redemptionsLast30Days: 1,
    members: 1,
    partners: 2,
    payingPartners: 1,
    cafes: 1,
    cities: expect.arrayContaining([
      { city: 'Ahmedabad', partners: 1 },
      { city: 'Surat', partners: 1 },
      { city: 'Morbi', partners: 0 },
    ]),
  });
});

test('deletes a deal, and returns 404 for a second deletion', async () => {
  const deal = await admin.api.admin.deals.create(input);
  await admin.api.admin.deals.delete({ id: deal.id });
  await expect(admin.api.admin.deals.delete({ id: deal.id })).rejects.toMatchObject({ status: 404 });
  await expect(admin.api.admin.deals.update({ id: deal.id, title: 'x' })).rejects.toMatchObject({
    status: 404,
  });
});

test('exports a spreadsheet file in which no formula runs', async () => {
  await admin.api.admin.deals.create({ ...input, businessName: '=HYPERLINK("x")' });
  const response = await admin.fetch('/api/admin/brand-deals/export.csv');
  expect(response.headers.get('content-disposition')).toMatch(/jugal-partners-\d{4}-\d\d-\d\d\.csv/);
  const text = await response.text();
  expect(text).toContain('Business,Title,Category');
  expect(text).toContain(`'=HYPERLINK`);
});
