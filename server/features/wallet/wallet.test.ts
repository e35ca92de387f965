import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACHIEVEMENTS } from '#domain/achievements/definitions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { readEnglish } from '#tests/support/english-reader.ts';
import { registerPerson, type Person } from '#tests/support/people.ts';
import type { EntryContent } from './policy.ts';
import { bookCoins } from './service.ts';

readEnglish();

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const giftCard = { brand: 'Amazon', denomination: 500 };
const causes: readonly EntryContent[] = [
  { cause: 'achievement', params: { achievementId: ACHIEVEMENTS[0]?.id ?? '' } },
  { cause: 'order', params: giftCard },
  { cause: 'refund', params: giftCard },
];

function book(
  { user }: Person,
  amount: number,
  causeKey: string,
  content: EntryContent = { cause: 'other', params: { description: 'A test' } },
): Promise<number | null> {
  const booking = { userId: user.id, amount, causeKey, ...content };
  return inTransaction(app.database.db, (tx) => bookCoins(tx, app.platform, booking));
}

test('earns coins once a day of India by the daily check-in, on either path', async () => {
  const riya = await registerPerson(app);
  expect(await riya.api.wallet.get()).toEqual({ balance: 0, hasCheckedIn: false });
  expect(await riya.api.wallet.checkIn()).toEqual({ coinsEarned: 50, balance: 50 });
  const second = { status: 409, message: 'Your daily check-in is complete' };
  await expect(riya.api.wallet.checkIn()).rejects.toMatchObject(second);
  await expect(riya.api.wallet.checkInByOtherPath()).rejects.toMatchObject(second);
  expect(await riya.api.wallet.get()).toEqual({ balance: 50, hasCheckedIn: true });
  app.advance({ hours: 24 });
  expect(await riya.api.wallet.checkInByOtherPath()).toEqual({ coinsEarned: 50, balance: 100 });
  expect(await riya.api.wallet.entries()).toMatchObject([
    { amount: 50, balanceAfter: 100, description: 'Daily check-in' },
    { amount: 50, balanceAfter: 50 },
  ]);
});

test('counts one of 16 concurrent check-ins', async () => {
  const riya = await registerPerson(app);
  const tries = await Promise.allSettled(Array.from({ length: 16 }, () => riya.api.wallet.checkIn()));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await riya.api.wallet.get()).balance).toBe(50);
});

test('counts 16 concurrent bookings of different causes, and one cause once', async () => {
  const riya = await registerPerson(app);
  await Promise.all(Array.from({ length: 16 }, (_, index) => book(riya, 10, `cause:${index}`)));
  const again = await Promise.all(Array.from({ length: 16 }, () => book(riya, 10, 'cause:0')));
  expect(again).toEqual(Array.from({ length: 16 }, () => null));
  expect((await riya.api.wallet.get()).balance).toBe(160);
  const { rows } = await sql<{ sum: number }>`
    select sum(amount)::int as sum from wallet_entries where user_id = ${riya.user.id}`.execute(app.database.db);
  expect(rows).toEqual([{ sum: 160 }]);
});

test('lets one of 16 concurrent callers spend the same coins', async () => {
  const riya = await registerPerson(app);
  await book(riya, 100, 'earned');
  const tries = await Promise.allSettled(Array.from({ length: 16 }, (_, index) => book(riya, -100, `spent:${index}`)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await riya.api.wallet.get()).balance).toBe(0);
  await expect(book(riya, -1, 'more')).rejects.toMatchObject({
    status: 409,
    message: 'You need 1 point but only have 0.',
  });
});

test('states the cause of each entry, and returns the statement in pages in booking order', async () => {
  const riya = await registerPerson(app);
  await riya.api.wallet.checkIn();
  for (const content of causes) await book(riya, content.cause === 'order' ? -20 : 20, '1', content);
  await book(riya, 20, 'present');
  const whole = await riya.api.wallet.entries();
  expect(whole.map(({ cause, description }) => [cause, description])).toEqual([
    ['other', 'A test'],
    ['refund', 'Refund: Amazon, ₹500'],
    ['order', 'Gift card: Amazon, ₹500'],
    ['achievement', 'Milestone: First Rupee'],
    ['checkin', 'Daily check-in'],
  ]);
  expect(whole.map(({ balanceAfter }) => balanceAfter)).toEqual([90, 70, 50, 70, 50]);
  const parts: unknown[] = [];
  const lengths: unknown[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query = `limit=2${cursor && `&cursor=${cursor}`}`;
    const response: Response = await riya.fetch(`/api/wallet/entries?${query}`);
    const part: unknown = await response.json();
    parts.push(part);
    lengths.push(Array.isArray(part) && part.length);
    cursor = response.headers.get('x-next-cursor');
  }
  expect(parts.flat()).toEqual(whole);
  expect(lengths).toEqual([2, 2, 1]);
  const other = await registerPerson(app);
  expect(await other.api.wallet.entries()).toEqual([]);
  expect((await riya.fetch('/api/wallet/entries?cursor=nonsense')).status).toBe(400);
});
