import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.setTime('2026-11-23T06:30:00Z');
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

const rann = { title: 'Rann Utsav', targetAmount: '40000' };
const absent = { status: 404, message: 'Not found' };

async function readRows(id: string) {
  const entries = await riya.api.goals.listEntries({ id });
  return entries.map(({ userId, kind, amount }) => [userId, kind, amount]);
}

async function countRows(id: string): Promise<number> {
  const { rowCount } = await app.database.pool.query('select from savings_entries where goal_id = $1', [id]);
  return rowCount ?? 0;
}

test('shows both who added or withdrew how much and when, newest first', async () => {
  const { id } = await riya.api.goals.create(rann);
  expect(await riya.api.goals.listEntries({ id })).toEqual([]);
  await riya.api.goals.addMoney({ id, amount: '1250.5' });
  app.advance({ hours: 1 });
  await arjun.api.goals.addMoney({ id, amount: '+500' });
  app.advance({ hours: 1 });
  await riya.api.goals.withdraw({ id, amount: '50' });
  app.advance({ hours: 1 });
  await arjun.api.goals.reset({ id });
  const entries = await arjun.api.goals.listEntries({ id });
  expect(entries).toMatchObject([
    {
      userId: arjun.user.id,
      kind: 'reset',
      amount: '-1700.50',
      createdAt: expect.stringContaining('2026-11-23T09:30'),
    },
    {
      userId: riya.user.id,
      kind: 'withdrawal',
      amount: '-50.00',
      createdAt: expect.stringContaining('2026-11-23T08:30'),
    },
    {
      userId: arjun.user.id,
      kind: 'deposit',
      amount: '500.00',
      createdAt: expect.stringContaining('2026-11-23T07:30'),
    },
    {
      userId: riya.user.id,
      kind: 'deposit',
      amount: '1250.50',
      createdAt: expect.stringContaining('2026-11-23T06:30'),
    },
  ]);
  await riya.api.goals.reset({ id });
  expect(await riya.api.goals.listEntries({ id })).toEqual(entries);
});

test('lists savings from before entries existed last, without a member, so that the sum equals the goal', async () => {
  const { id } = await riya.api.goals.create(rann);
  await app.database.pool.query('update savings_goals set current_amount = 700.25 where id = $1', [id]);
  expect(await readRows(id)).toEqual([[null, 'opening', '700.25']]);
  app.advance({ hours: 1 });
  await arjun.api.goals.addMoney({ id, amount: '100' });
  app.advance({ hours: 1 });
  await arjun.api.goals.withdraw({ id, amount: '800.25' });
  expect(await readRows(id)).toEqual([
    [arjun.user.id, 'withdrawal', '-800.25'],
    [arjun.user.id, 'deposit', '100.00'],
    [null, 'opening', '700.25'],
  ]);
  const pages: unknown[] = [];
  let cursor: string | null = null;
  do {
    const query: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : '';
    const page = await riya.fetch(`/api/savings-goals/${id}/entries?limit=1${query}`);
    pages.push(...((await page.json()) as unknown[]));
    cursor = page.headers.get('x-next-cursor');
  } while (cursor);
  expect(pages).toEqual(await riya.api.goals.listEntries({ id }));
});

test('adds no entry for a rejected call, and one for a repeated call', async () => {
  const { id } = await riya.api.goals.create(rann);
  await expect(riya.api.goals.withdraw({ id, amount: '1' })).rejects.toMatchObject({ code: 'goal_short' });
  const send = () =>
    riya.fetch(`/api/savings-goals/${id}/add-money`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `deposit:${id}` },
      body: JSON.stringify({ amount: '10' }),
    });
  const answers = await Promise.all([send(), send()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await readRows(id)).toEqual([[riya.user.id, 'deposit', '10.00']]);
});

test('sums entries to the balance after 16 concurrent deposits and withdrawals', async () => {
  const { id } = await riya.api.goals.create(rann);
  await riya.api.goals.addMoney({ id, amount: '30' });
  await Promise.allSettled(
    Array.from({ length: 16 }, (_, place) =>
      place % 2 ? arjun.api.goals.withdraw({ id, amount: '20.01' }) : riya.api.goals.addMoney({ id, amount: '7.03' }),
    ),
  );
  const { rows } = await app.database.pool.query(
    `select current_amount = (select sum(amount) from savings_entries where goal_id = $1) as "isExact"
     from savings_goals where id = $1`,
    [id],
  );
  expect(rows).toEqual([{ isExact: true }]);
});

test('restores them from the trash with their goal, and deletes them with it for good', async () => {
  const { id } = await riya.api.goals.create(rann);
  await arjun.api.goals.addMoney({ id, amount: '500' });
  await riya.api.goals.delete({ id });
  await expect(riya.api.goals.listEntries({ id })).rejects.toMatchObject(absent);
  await arjun.api.goals.restore({ id });
  expect(await readRows(id)).toEqual([[arjun.user.id, 'deposit', '500.00']]);
  await riya.api.goals.delete({ id });
  await riya.api.trash.delete({ id });
  expect(await countRows(id)).toBe(0);
});

test('moves along the entries of a leaving member’s own goals, including those in the trash', async () => {
  const { id: hers } = await riya.api.goals.create(rann);
  const { id: his } = await arjun.api.goals.create(rann);
  const { id: binned } = await arjun.api.goals.create(rann);
  await arjun.api.goals.addMoney({ id: hers, amount: '5' });
  await riya.api.goals.addMoney({ id: his, amount: '6' });
  await riya.api.goals.addMoney({ id: binned, amount: '7' });
  await arjun.api.goals.delete({ id: binned });
  await arjun.api.couples.leave({ password: arjun.password });
  await arjun.api.goals.restore({ id: binned });
  expect(await readRows(hers)).toEqual([[arjun.user.id, 'deposit', '5.00']]);
  for (const [id, amount] of [
    [his, '6.00'],
    [binned, '7.00'],
  ] as const)
    expect(await arjun.api.goals.listEntries({ id })).toMatchObject([{ userId: riya.user.id, amount }]);
  await expect(riya.api.goals.listEntries({ id: his })).rejects.toMatchObject(absent);
});

test('keeps the entries of a deleted account without a member', async () => {
  const { id } = await riya.api.goals.create(rann);
  await arjun.api.goals.addMoney({ id, amount: '500' });
  await arjun.api.accounts.deleteAccount({ password: arjun.password });
  expect(await readRows(id)).toEqual([[null, 'deposit', '500.00']]);
});

test('hides the goal from strangers', async () => {
  const { id } = await riya.api.goals.create(rann);
  const [stranger] = await registerCouple(app);
  await expect(stranger.api.goals.listEntries({ id })).rejects.toMatchObject(absent);
});

test('uses the client’s id for an entry, and adds a repeated amount once', async () => {
  const { id } = await riya.api.goals.create(rann);
  const entryId = '0193533b-7a10-7c3e-8f21-5b1c2d3e4f5a';
  await riya.api.goals.addMoney({ id, amount: '500', entryId });
  await expect(riya.api.goals.addMoney({ id, amount: '500', entryId })).rejects.toMatchObject({
    status: 409,
    code: 'id_taken',
  });
  const entries = await arjun.api.goals.listEntries({ id });
  expect(entries.map((entry) => [entry.id, entry.amount])).toEqual([[entryId, '500.00']]);
  const [goal] = await arjun.api.goals.list();
  expect(goal?.currentAmount).toBe('500.00');
});
