import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Settlement, SplitInput } from '#domain/balance/schema.ts';
import type { Expense } from '#domain/expenses/schema.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.setTime('2027-03-17T12:00:00+05:30');
});
afterAll(() => app.close());

const paise = (amount: string) => BigInt(amount.replace('.', ''));
const rupees = (amount: number) => `${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;

const amount = fc.integer({ min: 1, max: 1_000_000 });
const day = fc.constantFrom('2027-03-15', '2027-03-17', '2027-03-18');
const split = fc.oneof(
  fc.constantFrom({ kind: 'equal' } as const, { kind: 'payer' } as const, { kind: 'other' } as const),
  fc.integer({ min: 0, max: 10_000 }).map((payer) => ({ kind: 'percent' as const, payer: payer / 100 })),
  fc.integer({ min: 0, max: 100 }).map((payer) => ({ kind: 'amounts' as const, payer })),
);
const side = fc.constantFrom(0, 1);
const place = fc.nat({ max: 30 });
const event = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('spend'), by: side, payer: side, amount, day, split }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ type: fc.constant('edit'), by: side, place, amount, day, split, payer: side }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('reprice'), by: side, place, amount }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('change payer'), by: side, place, payer: side }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('delete'), by: side, place }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('restore'), by: side, place }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('settle'), by: side, amount }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('unsettle'), by: side, place }) },
);
type Event = typeof event extends fc.Arbitrary<infer One> ? One : never;

/** Converts a split to its input. The payer's rupees are a percentage of the amount, so that they fit it. */
function toInput(given: Extract<Event, { split: unknown }>['split'], of: number): SplitInput {
  return given.kind === 'amounts' ? { kind: 'amounts', payer: rupees(Math.floor((of * given.payer) / 100)) } : given;
}

/** Performs one action of the two. An impossible one (nothing to restore, nothing owed) is rejected. */
async function act(two: readonly [Person, Person], it: Event, ids: string[]): Promise<void> {
  const { balance, expenses } = (two[it.by] ?? two[0]).api;
  const id = ('place' in it && ids[it.place % Math.max(1, ids.length)]) || '00000000-0000-4000-8000-000000000000';
  const fields = (one: Extract<Event, { split: unknown }>) => ({
    amount: rupees(one.amount),
    spentOn: one.day,
    paidBy: two[one.payer]?.user.id ?? '',
    split: toInput(one.split, one.amount),
  });
  switch (it.type) {
    case 'spend':
      if ('payer' in it && 'split' in it) ids.push((await expenses.create({ title: 'Chai', ...fields(it) })).id);
      return;
    case 'edit':
      if ('payer' in it && 'split' in it) await expenses.update({ id, ...fields(it) });
      return;
    case 'reprice':
      if ('amount' in it) await expenses.update({ id, amount: rupees(it.amount) });
      return;
    case 'change payer':
      if ('payer' in it) await expenses.update({ id, paidBy: two[it.payer]?.user.id ?? '' });
      return;
    case 'delete':
      return expenses.delete({ id });
    case 'restore':
      await expenses.restore({ id });
      return;
    case 'settle':
      if ('amount' in it) await balance.createSettlement({ amount: rupees(it.amount), method: 'cash' });
      return;
    case 'unsettle': {
      const settlements = await balance.listSettlements();
      const one = settlements['place' in it ? it.place % Math.max(1, settlements.length) : 0];
      if (one) await balance.deleteSettlement({ id: one.id });
    }
  }
}

async function tryAct(two: readonly [Person, Person], it: Event, ids: string[]): Promise<void> {
  await act(two, it, ids).catch((error: { status?: number }) => {
    if (![400, 404, 409].includes(error.status ?? 0)) throw error;
  });
}

/** Computes in paise what the second owes the first: the first one's payments, less their shares, and settlements. */
function computeOwed(first: string, expenses: readonly Expense[], settlements: readonly Settlement[]): bigint {
  let owed = 0n;
  for (const { paidBy, amount: paid, shares, spentOn } of expenses) {
    if (spentOn < '2027-03-17') continue;
    if (paidBy === first) owed += paise(paid);
    for (const share of shares) if (share.userId === first) owed -= paise(share.amount);
  }
  for (const { fromUserId, amount: settled } of settlements)
    owed += fromUserId === first ? paise(settled) : -paise(settled);
  return owed;
}

async function readOwed([first, second]: readonly [Person, Person]): Promise<bigint> {
  const [balance, same] = [await first.api.balance.read(), await second.api.balance.read()];
  expect(same).toEqual(balance);
  const sides = [null, first.user.id, second.user.id];
  expect(balance.owedTo).toBe([null, second.user.id, first.user.id][sides.indexOf(balance.owedBy)]);
  expect(balance.amount === '0.00').toBe(balance.owedBy === null);
  return balance.owedBy === first.user.id ? -paise(balance.amount) : paise(balance.amount);
}

/** True if the balance follows from the lists, and each expense's shares sum to it. */
async function isInOrder(two: readonly [Person, Person]): Promise<boolean> {
  const [first] = two;
  const expenses = await first.api.expenses.list();
  const areWhole = expenses.every(
    ({ amount: whole, shares }) => shares.reduce((sum, share) => sum + paise(share.amount), 0n) === paise(whole),
  );
  const settlements = await first.api.balance.listSettlements();
  return areWhole && (await readOwed(two)) === computeOwed(first.user.id, expenses, settlements);
}

test('equals payments less shares and settlements over any history', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 3, maxLength: 25 }), async (history) => {
      const two = await registerCouple(app);
      await two[0].api.balance.changeSplitting({ isOn: true });
      const ids: string[] = [];
      for (const one of history) await tryAct(two, one, ids);
      expect(await isInOrder(two)).toBe(true);
    }),
    { numRuns: 20 },
  );
}, 120_000);

test('gives the same balance for any order of the same expenses, and after 16 concurrent changes', async () => {
  const expenses = fc.array(fc.record({ payer: side, amount, day, split }), { minLength: 16, maxLength: 16 });
  await fc.assert(
    fc.asyncProperty(expenses, fc.array(fc.nat(), { minLength: 16, maxLength: 16 }), async (spent, keys) => {
      const spend = (two: readonly [Person, Person], one: (typeof spent)[number]) =>
        two[one.payer]?.api.expenses.create({
          title: 'Chai',
          amount: rupees(one.amount),
          spentOn: one.day,
          split: toInput(one.split, one.amount),
        });
      const [inOrder, shuffled] = [await registerCouple(app), await registerCouple(app)];
      for (const two of [inOrder, shuffled]) await two[0].api.balance.changeSplitting({ isOn: true });
      for (const one of spent) await spend(inOrder, one);
      const order = spent.map((one, index) => ({ one, key: keys[index] ?? 0 }));
      await Promise.all(order.toSorted((a, b) => a.key - b.key).map(({ one }) => spend(shuffled, one)));
      expect(await readOwed(shuffled)).toBe(await readOwed(inOrder));
      expect(await isInOrder(shuffled)).toBe(true);
    }),
    { numRuns: 4 },
  );
}, 120_000);

test('keeps the balance under 16 concurrent edits, deletions, restores and settlements', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(event, { minLength: 16, maxLength: 16 }), async (changes) => {
      const two = await registerCouple(app);
      await two[0].api.balance.changeSplitting({ isOn: true });
      const ids: string[] = [];
      for (const spentAmount of ['100', '250.55', '999.99', '40'])
        ids.push((await two[0].api.expenses.create({ title: 'Rent', amount: spentAmount })).id);
      await Promise.all(changes.map((one) => tryAct(two, one, ids)));
      expect(await isInOrder(two)).toBe(true);
    }),
    { numRuns: 6 },
  );
}, 120_000);

test('accepts one of 16 concurrent settlements of the whole balance', async () => {
  const two = await registerCouple(app);
  const [first, second] = two;
  await first.api.balance.changeSplitting({ isOn: true });
  await first.api.expenses.create({ title: 'Rent', amount: '1000' });
  const results = await Promise.allSettled(
    Array.from({ length: 16 }, (_, index) =>
      (index % 2 ? first : second).api.balance.createSettlement({ amount: '500', method: 'upi' }),
    ),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await readOwed(two)).toBe(0n);
});
