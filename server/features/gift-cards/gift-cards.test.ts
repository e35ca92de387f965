import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { giveCoins, makeGiftCard, registerSaver } from '#tests/support/gift-cards.ts';
import { registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => app.database.db.deleteFrom('gift_cards').execute());
afterAll(() => app.close());

async function readStock(cardId: string): Promise<number | undefined> {
  const row = await app.database.db
    .selectFrom('gift_cards')
    .select('stock_quantity')
    .where('id', '=', cardId)
    .executeTakeFirst();
  return row?.stock_quantity;
}

async function readBalance({ api }: Person): Promise<number> {
  return (await api.wallet.get()).balance;
}

test('shows members the active gift cards, cheapest first', async () => {
  const dear = await makeGiftCard(app, { title: 'Taj', pointsCost: 50_000, terms: 'Not on weekends' });
  const cheap = await makeGiftCard(app, { title: 'Chaayos', pointsCost: 10, stockQuantity: 0 });
  await makeGiftCard(app, { title: 'Hidden', isActive: false });
  const riya = await registerPerson(app);
  expect(await riya.api.giftCards.list()).toEqual([
    {
      id: cheap.id,
      brand: 'Chaayos',
      category: 'shopping',
      denomination: 500,
      pointsCost: 10,
      description: 'For everything',
      terms: null,
      validityDays: 365,
      isActive: true,
      isInStock: false,
    },
    expect.objectContaining({ id: dear.id, brand: 'Taj', terms: 'Not on weekends', isInStock: true }),
  ]);
});

describe('redeems gift cards', () => {
  test('debits the coins, takes one of the stock and records a pending order', async () => {
    const card = await makeGiftCard(app, { pointsCost: 300, denomination: 12_500, stockQuantity: 2 });
    const riya = await registerSaver(app, 450);
    const { message, order } = await riya.api.giftCards.redeem({ id: card.id });
    expect(message).toBe('You will receive your gift card within 24 hours via email.');
    expect(order).toEqual({
      id: expect.any(String),
      giftCardId: card.id,
      brand: 'Amazon',
      category: 'shopping',
      denomination: 12_500,
      pointsCost: 300,
      terms: null,
      validityDays: 365,
      status: 'pending',
      code: null,
      createdAt: expect.stringMatching(/Z$/),
      decidedAt: null,
      validUntil: null,
    });
    expect(await riya.api.giftCards.orders()).toEqual([order]);
    expect(await readStock(card.id)).toBe(1);
    expect((await riya.api.wallet.entries())[0]).toMatchObject({
      amount: -300,
      balanceAfter: 150,
      cause: 'order',
      description: 'Gift card: Amazon, ₹12,500',
    });
  });

  test('requires a verified address, and returns 404 for an inactive gift card', async () => {
    const card = await makeGiftCard(app);
    const hidden = await makeGiftCard(app, { isActive: false });
    const unverified = await registerPerson(app);
    await giveCoins(app, unverified, 100);
    await expect(unverified.api.giftCards.redeem({ id: card.id })).rejects.toMatchObject({
      status: 403,
      message: 'Please verify your email address before you redeem a gift card.',
    });
    expect(await readBalance(unverified)).toBe(100);
    const riya = await registerSaver(app, 100);
    for (const id of [hidden.id, crypto.randomUUID()])
      await expect(riya.api.giftCards.redeem({ id })).rejects.toMatchObject({ status: 404 });
  });

  test('changes nothing with too few coins, and reports the balance', async () => {
    const card = await makeGiftCard(app, { stockQuantity: 1 });
    const riya = await registerSaver(app, 99);
    await expect(riya.api.giftCards.redeem({ id: card.id })).rejects.toMatchObject({
      status: 409,
      message: 'You need 100 points but only have 99.',
    });
    expect([await readBalance(riya), await readStock(card.id)]).toEqual([99, 1]);
    expect(await riya.api.giftCards.orders()).toEqual([]);
  });

  test('debits nothing when out of stock', async () => {
    const card = await makeGiftCard(app, { stockQuantity: 0 });
    const riya = await registerSaver(app, 100);
    await expect(riya.api.giftCards.redeem({ id: card.id })).rejects.toMatchObject({ status: 409 });
    expect(await readBalance(riya)).toBe(100);
    expect(await riya.api.giftCards.orders()).toEqual([]);
  });

  test('hides a member’s orders from other members', async () => {
    const card = await makeGiftCard(app);
    const riya = await registerSaver(app, 100);
    await riya.api.giftCards.redeem({ id: card.id });
    expect(await (await registerPerson(app)).api.giftCards.orders()).toEqual([]);
  });
});

describe('redeems concurrently', () => {
  test('gives the last of the stock to one of 16 members, and the others keep their coins', async () => {
    const card = await makeGiftCard(app, { stockQuantity: 1 });
    const members = await Promise.all(Array.from({ length: 16 }, () => registerSaver(app, 100)));
    const tries = await Promise.allSettled(members.map(({ api }) => api.giftCards.redeem({ id: card.id })));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const refused of tries.filter(({ status }) => status === 'rejected'))
      expect(refused).toMatchObject({ reason: { status: 409 } });
    const balances = await Promise.all(members.map(readBalance));
    expect(balances.toSorted((a, b) => a - b)).toEqual([0, ...Array.from({ length: 15 }, () => 100)]);
    expect(await readStock(card.id)).toBe(0);
  });

  test('accepts one of 16 tries with the coins for one, over two gift cards', async () => {
    const cards = [await makeGiftCard(app), await makeGiftCard(app)];
    const riya = await registerSaver(app, 150);
    const tries = await Promise.allSettled(
      Array.from({ length: 16 }, (_, turn) => riya.api.giftCards.redeem({ id: cards[turn % 2]?.id ?? '' })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readBalance(riya)).toBe(50);
    expect(await riya.api.giftCards.orders()).toHaveLength(1);
    const stock = await Promise.all(cards.map(({ id }) => readStock(id)));
    expect(new Set(stock)).toEqual(new Set([99, 100]));
  });
});

test('returns the pending orders of a deleted account to stock', async () => {
  const card = await makeGiftCard(app, { stockQuantity: 3 });
  const riya = await registerSaver(app, 100);
  await riya.api.giftCards.redeem({ id: card.id });
  expect(await readStock(card.id)).toBe(2);
  await riya.api.accounts.deleteAccount({ password: riya.password });
  expect(await readStock(card.id)).toBe(3);
});
