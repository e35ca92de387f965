import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeGiftCard, registerSaver } from '#tests/support/gift-cards.ts';
import { makeAdmin, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await registerPerson(app, 'Meera');
  await makeAdmin(app, admin);
});
afterAll(() => app.close());

async function placeOrder(details: Record<string, unknown> = {}) {
  const card = await makeGiftCard(app, { stockQuantity: 5, ...details });
  const riya = await registerSaver(app, 100);
  const { order } = await riya.api.giftCards.redeem({ id: card.id });
  return { card, riya, order };
}

async function findMail({ user }: Person, subject: string) {
  await app.runJobs();
  return app.mails.find(({ to, subject: its }) => to.address === user.email && its === subject);
}

const CODE = 'AMZN-7K2Q-SECRET';

describe('fulfils an order', () => {
  test('sends the member the code by mail, in the app and as a notification, and keeps it out of the log', async () => {
    const { riya, order } = await placeOrder({ terms: 'Online only', validityDays: 30 });
    const sent = await admin.api.admin.giftCards.fulfil({ id: order.id, code: ` ${CODE} ` });
    expect(sent).toMatchObject({ id: order.id, status: 'fulfilled', user: { id: riya.user.id } });
    expect(JSON.stringify(sent)).not.toContain(CODE);
    const [shown] = await riya.api.giftCards.orders();
    expect(shown).toMatchObject({ id: order.id, status: 'fulfilled', code: CODE });
    const today = app.platform.clock.now().toZonedDateTimeISO('Asia/Kolkata').toPlainDate();
    expect(shown?.validUntil).toBe(today.add({ days: 30 }).toString());
    const mail = await findMail(riya, 'Your Amazon gift card');
    expect(mail?.text).toContain(CODE);
    expect(mail?.text).toContain('Terms: Online only');
    const [notice] = await riya.api.notifications.list();
    expect(notice).toMatchObject({ type: 'other', title: 'Your gift card is here' });
    expect(JSON.stringify(notice)).not.toContain(CODE);
    const log = await admin.api.admin.audit.list();
    expect(log[0]).toMatchObject({
      action: 'giftCardOrder.fulfil',
      subjectId: order.id,
      before: { status: 'pending' },
      after: { status: 'fulfilled' },
    });
    expect(JSON.stringify(log)).not.toContain(CODE);
  });

  test('requires a code', async () => {
    const { order } = await placeOrder();
    await expect(admin.api.admin.giftCards.fulfil({ id: order.id, code: '  ' })).rejects.toMatchObject({
      status: 400,
      message: 'Please enter the code of the gift card',
    });
  });

  test('rejects a second decision: no further fulfilment or cancellation', async () => {
    const { riya, order } = await placeOrder();
    await admin.api.admin.giftCards.fulfil({ id: order.id, code: CODE });
    const refusal = { status: 409, message: 'This order has been decided already' };
    await expect(admin.api.admin.giftCards.fulfil({ id: order.id, code: 'OTHER' })).rejects.toMatchObject(refusal);
    await expect(admin.api.admin.giftCards.cancel({ id: order.id })).rejects.toMatchObject(refusal);
    expect((await riya.api.giftCards.orders())[0]?.code).toBe(CODE);
    expect((await riya.api.wallet.get()).balance).toBe(0);
  });
});

describe('cancels an order', () => {
  test('refunds the coins and the stock once for concurrent cancellations', async () => {
    const { card, riya, order } = await placeOrder();
    const tries = await Promise.allSettled(
      Array.from({ length: 16 }, () => admin.api.admin.giftCards.cancel({ id: order.id })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await riya.api.wallet.get()).balance).toBe(100);
    const [refund] = await riya.api.wallet.entries();
    expect(refund).toMatchObject({
      amount: 100,
      balanceAfter: 100,
      cause: 'refund',
      description: 'Refund: Amazon, ₹500',
    });
    expect((await riya.api.giftCards.orders())[0]).toMatchObject({ status: 'cancelled', code: null });
    const [notice] = await riya.api.notifications.list();
    expect(notice).toMatchObject({ message: '100 points are back in your balance.' });
    expect(await findMail(riya, 'Your Amazon gift card could not be sent')).toBeDefined();
    const cards = await admin.api.admin.giftCards.list();
    expect(cards.find(({ id }) => id === card.id)?.stockQuantity).toBe(5);
  });

  test('cancels or fulfils, but not both, for two concurrent admins', async () => {
    const { riya, order } = await placeOrder();
    await Promise.allSettled([
      admin.api.admin.giftCards.cancel({ id: order.id }),
      admin.api.admin.giftCards.fulfil({ id: order.id, code: CODE }),
    ]);
    const [{ status } = { status: 'none' }] = await riya.api.giftCards.orders();
    const { balance } = await riya.api.wallet.get();
    expect([
      ['cancelled', 100],
      ['fulfilled', 0],
    ]).toContainEqual([status, balance]);
  });
});

test('keeps the order of a deleted gift card, which can still be fulfilled or refunded', async () => {
  const { card, riya, order } = await placeOrder();
  await admin.api.admin.giftCards.delete({ id: card.id });
  expect(await riya.api.giftCards.orders()).toMatchObject([{ id: order.id, brand: 'Amazon' }]);
  await admin.api.admin.giftCards.cancel({ id: order.id });
  expect((await riya.api.wallet.get()).balance).toBe(100);
});

test('lists orders by state, searchable by member and brand, and in pages', async () => {
  const { riya, order } = await placeOrder({ title: 'Myntra' });
  const { order: second } = await placeOrder({ title: 'Myntra' });
  await admin.api.admin.giftCards.fulfil({ id: order.id, code: CODE });
  const list = (query: object) => admin.api.admin.giftCards.orders(query);
  expect((await list({ search: 'myntra' })).map(({ id }) => id)).toEqual([second.id, order.id]);
  expect((await list({ search: 'myntra', status: 'pending' })).map(({ id }) => id)).toEqual([second.id]);
  expect((await list({ search: riya.user.email })).map(({ id }) => id)).toEqual([order.id]);
  const response = await admin.fetch('/api/admin/gift-card-orders?search=Myntra&limit=1');
  expect(await response.json()).toMatchObject([{ id: second.id }]);
  const cursor = response.headers.get('x-next-cursor') ?? '';
  expect((await list({ search: 'Myntra', limit: 1, cursor })).map(({ id }) => id)).toEqual([order.id]);
  expect((await admin.fetch('/api/admin/gift-card-orders?status=lost')).status).toBe(400);
});

test('returns 404 for an unknown order', async () => {
  const id = crypto.randomUUID();
  await expect(admin.api.admin.giftCards.cancel({ id })).rejects.toMatchObject({ status: 404 });
  await expect(admin.api.admin.giftCards.fulfil({ id, code: CODE })).rejects.toMatchObject({ status: 404 });
});
