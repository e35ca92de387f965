import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerSaver } from '#tests/support/gift-cards.ts';
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
  title: 'Amazon',
  category: 'shopping',
  description: 'For everything',
  denomination: 500,
  pointsCost: 12_500,
} as const;

test('gives a gift card the defaults of the specification', async () => {
  const card = await admin.api.admin.giftCards.create({ ...input, terms: ' ' });
  expect(card).toEqual({
    id: expect.any(String),
    brand: 'Amazon',
    category: 'shopping',
    description: 'For everything',
    denomination: 500,
    pointsCost: 12_500,
    terms: null,
    validityDays: 365,
    stockQuantity: 100,
    isActive: true,
    translations: {},
    createdAt: expect.any(String),
    updatedAt: expect.any(String),
  });
  expect((await admin.api.admin.giftCards.list())[0]).toEqual(card);
  expect(await admin.api.admin.giftCards.get({ id: card.id })).toEqual(card);
});

describe('reports missing and invalid fields', () => {
  test.each([
    [{ title: ' ' }, 'Brand Name is required'],
    [{ title: undefined }, 'Brand Name is required'],
    [{ category: '' }, 'Category is required'],
    [{ category: 'casino' }, 'Category is required'],
    [{ description: '' }, 'Description is required'],
    [{ denomination: 0 }, 'Denomination must be at least 1'],
    [{ denomination: 1.5 }, 'Please enter a whole number.'],
    [{ denomination: undefined }, 'Denomination must be at least 1'],
    [{ pointsCost: 0 }, 'Points Required must be at least 1'],
    [{ validityDays: 0 }, 'Validity must be at least 1 day'],
    [{ stockQuantity: -1 }, 'Stock quantity cannot be negative'],
    [{ stockQuantity: 'many' }, 'Stock quantity cannot be negative'],
    [{ isActive: 'yes' }, 'Say true or false'],
  ])('rejects %j', async (wrong, message) => {
    expect(await send('POST', '/api/admin/gift-cards', { ...input, ...wrong })).toMatchObject([400, { message }]);
  });

  test('allows an empty stock, and applies the same rules to a change', async () => {
    const { id } = await admin.api.admin.giftCards.create({ ...input, stockQuantity: 0 });
    const message = 'Stock quantity cannot be negative';
    expect(await send('PATCH', `/api/admin/gift-cards/${id}`, { stockQuantity: -1 })).toMatchObject([400, { message }]);
  });

  async function send(method: string, path: string, body: object): Promise<[number, unknown]> {
    const response = await admin.fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return [response.status, await response.json()];
  }
});

test('changes only the sent fields and logs the change', async () => {
  const card = await admin.api.admin.giftCards.create({ ...input, terms: 'Online' });
  const changed = await admin.api.admin.giftCards.update({ id: card.id, title: 'Flipkart', isActive: false });
  expect(changed).toMatchObject({ brand: 'Flipkart', terms: 'Online', stockQuantity: 100, isActive: false });
  expect((await admin.api.admin.audit.list())[0]).toMatchObject({
    action: 'giftCard.update',
    subjectId: card.id,
    subjectLabel: 'Flipkart, ₹500',
    before: { brand: 'Amazon', isActive: true },
    after: { brand: 'Flipkart', isActive: false },
  });
});

test('answers the second of two admins with 409, and overwrites nothing', async () => {
  const card = await admin.api.admin.giftCards.create(input);
  const { id, updatedAt } = card;
  app.advance({ seconds: 1 });
  await admin.api.admin.giftCards.update({ id, updatedAt, title: 'First' });
  await expect(admin.api.admin.giftCards.update({ id, updatedAt, title: 'Second' })).rejects.toMatchObject({
    status: 409,
    message: 'This was changed in the meantime. Please look again.',
  });
  expect((await admin.api.admin.giftCards.list()).find((each) => each.id === id)?.brand).toBe('First');
});

test('rejects an edit that would restore the stock from before an order', async () => {
  const card = await admin.api.admin.giftCards.create({ ...input, pointsCost: 1 });
  app.advance({ seconds: 1 });
  const riya = await registerSaver(app, 1);
  await riya.api.giftCards.redeem({ id: card.id });
  await expect(
    admin.api.admin.giftCards.update({ id: card.id, updatedAt: card.updatedAt, stockQuantity: 100 }),
  ).rejects.toMatchObject({ status: 409 });
});

test('returns the list by search and in pages, and figures that count everything', async () => {
  const before = await admin.api.admin.giftCards.figures();
  const names = ['Zudio A', 'Zudio B', 'Zudio C'];
  for (const title of names) {
    await admin.api.admin.giftCards.create({
      ...input,
      title,
      denomination: 1000,
      stockQuantity: 3,
      isActive: title !== 'Zudio C',
    });
  }
  expect(await admin.api.admin.giftCards.figures()).toEqual({
    ...before,
    total: before.total + 3,
    active: before.active + 2,
    inventoryValue: before.inventoryValue + 9000,
  });
  const response = await admin.fetch('/api/admin/gift-cards?search=zudio&limit=2');
  expect(await response.json()).toMatchObject([{ brand: 'Zudio C' }, { brand: 'Zudio B' }]);
  const cursor = response.headers.get('x-next-cursor') ?? '';
  expect(await admin.api.admin.giftCards.list({ search: 'zudio', limit: 2, cursor })).toMatchObject([
    { brand: 'Zudio A' },
  ]);
});

test('deletes a gift card, and returns 404 for a second deletion', async () => {
  const { id } = await admin.api.admin.giftCards.create(input);
  await admin.api.admin.giftCards.delete({ id });
  await expect(admin.api.admin.giftCards.delete({ id })).rejects.toMatchObject({ status: 404 });
  await expect(admin.api.admin.giftCards.update({ id, title: 'x' })).rejects.toMatchObject({ status: 404 });
});
