import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Balance, Settlement } from '#domain/balance/schema.ts';
import type { Expense } from '#domain/expenses/schema.ts';
import { fromPaise, toPaise } from '#domain/kernel/money.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { openDevice } from '#tests/outbox/support/device.ts';
import { type Fault, type FaultProxy, startFaultProxy } from '#tests/outbox/support/fault-proxy.ts';
import { type LiveScreens, openLiveScreens } from '#tests/outbox/former/support/live-screens.ts';
import type { ScreenReads } from '#tests/outbox/former/support/pending-screen.ts';
import { callOf } from '#tests/outbox/former/support/screen-acts.ts';
import { ACTS, type Deleted } from '#tests/outbox/former/support/steps.ts';
import { makePremium, type Person, registerCouple } from '#tests/support/people.ts';

/** Number of scripts: 20 in every run; `DEVICE_SCRIPTS=1000` for the full proof. */
const SCRIPTS = Number(process.env['DEVICE_SCRIPTS'] ?? 20);
const SEED = Number(process.env['DEVICE_SEED'] ?? 20261126);

const HOUR_MS = 3_600_000;
const device = fc.nat(2);
const at = fc.double({ min: 0, max: 1, noNaN: true });
const fault = fc.constantFrom<Fault>('none', 'none', 'before', 'in-request', 'before-answer', 'in-answer');
/** Numbers that pick the expenses among the lists, so that partners often change the same one. */
const onExpenses = fc.nat(5).map((times) => 5 * times + 2);
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      act: fc.constantFrom<(typeof ACTS)[number]>('expense', 'edit', 'edit', 'delete', 'settle'),
      which: fc.nat(1),
      typed: onExpenses,
      device,
      fault,
      at,
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      act: fc.constantFrom(...ACTS),
      which: fc.nat(40),
      typed: fc.nat(40),
      device,
      fault,
      at,
    }),
  },
  { weight: 4, arbitrary: fc.record({ isOffline: fc.constantFrom(true, true, false), device }) },
  { weight: 1, arbitrary: fc.record({ isKilled: fc.constant(true), device }) },
  { weight: 1, arbitrary: fc.record({ hours: fc.integer({ min: -40, max: 40 }), device }) },
);
const script = fc.array(step, { minLength: 8, maxLength: 25 });

type Script = typeof script extends fc.Arbitrary<infer Each> ? Each : never;

/** Scripts that have shown a fault. */
const EXAMPLES: [Script][] = [
  [
    [
      // The response to an edit is lost; the partner's device reads it and settles before it is repeated.
      { act: 'edit', which: 0, typed: 22, device: 2, fault: 'before-answer', at: 0 },
      { isOffline: false, device: 0 },
      { act: 'settle', which: 1, typed: 20, device: 0, fault: 'none', at: 0 },
    ],
  ],
];

const READS: ScreenReads = {
  '/api/date-events': 'dates.list',
  '/api/memories': 'memories.list',
  '/api/expenses': 'expenses.list',
  '/api/expenses/total': 'expenses.sum',
  '/api/finances/summary': 'statement.readSummary',
  '/api/finances/statement': 'statement.read',
  '/api/finances/balance': 'balance.read',
  '/api/budgets': 'budgets.list',
  '/api/savings-goals': 'goals.list',
  '/api/settlements': 'balance.listSettlements',
  '/api/recurring-expenses': 'recurring.list',
  '/api/daily-question': 'dailyQuestion.get',
};

let app: TestApp;
let proxy: FaultProxy;
let couple: [Person, Person];
beforeAll(async () => {
  app = await createTestApp();
  proxy = await startFaultProxy(await app.listen());
  couple = await registerCouple(app);
  await makePremium(app, couple[0]);
  await couple[0].api.balance.changeSplitting({ isOn: true });
}, 60_000);
afterAll(async () => {
  await proxy.close();
  await app.close();
});

test(`shows one truth on three devices of two partners, over ${SCRIPTS} scripts`, { timeout: 1_800_000 }, async () => {
  const settings = { numRuns: SCRIPTS, seed: SEED, endOnFailure: true, examples: EXAMPLES };
  await fc.assert(fc.asyncProperty(script, run), settings);
});

async function run(steps: Script): Promise<void> {
  await app.database.pool.query(TABLES.map((table) => `delete from ${table}`).join(';'));
  const [riya, arjun] = couple;
  for (const [person, title] of [
    [riya, 'Rent'],
    [arjun, 'Petrol'],
  ] as const)
    await person.api.expenses.create({ title, amount: '500.01', category: 'other' });
  const deleted: Deleted = new Map();
  const devices = [
    openLiveScreens(openDevice(riya, proxy.port), arjun.user.id, READS),
    openLiveScreens(openDevice(riya, proxy.port), arjun.user.id, READS),
    openLiveScreens(openDevice(arjun, proxy.port), riya.user.id, READS),
  ];
  for (const one of devices) {
    one.invalidateAll();
    await one.refresh();
    announceTo(one);
  }

  /** Tells every device of each change that arrives. */
  function announceTo(one: LiveScreens): void {
    const confirm = one.device.onConfirmed;
    one.device.onConfirmed = (change) => {
      confirm?.(change);
      // A device without a network hears of it on its return.
      for (const each of devices) if (!each.device.isOffline) each.invalidate(change.call);
    };
  }

  const refreshOnline = async () => {
    for (const each of devices) if (!each.device.isOffline) await each.refresh();
  };

  for (const each of steps) {
    const one = devices[each.device];
    if (!one) throw new Error('There are three devices');
    const { person } = one.device;
    if ('isOffline' in each) {
      one.device.isOffline = each.isOffline;
      if (!each.isOffline) {
        one.invalidateAll();
        await one.device.outbox().flush(person.user.id);
      }
    } else if ('isKilled' in each) {
      one.device.kill();
    } else if ('hours' in each) {
      one.moveClock(each.hours * HOUR_MS);
    } else {
      const partnerId = person === riya ? arjun.user.id : riya.user.id;
      const two = { memberId: person.user.id, partnerId };
      const made = await callOf(each, { screens: one, two, deleted });
      if (made) {
        proxy.breakNext(one.device.isOffline ? 'none' : each.fault, each.at);
        await one.queue(made);
        proxy.breakNext('none', 0);
      }
    }
    await refreshOnline();
    for (const screens of devices) await expectSum(screens, two(riya, arjun));
  }

  for (const one of devices) await settle(one);
  await refreshOnline();
  for (const path of Object.keys(READS)) {
    for (const one of devices) {
      const fresh: unknown = await (await one.device.person.fetch(path)).json();
      expect({ path, shown: await one.show(path) }).toEqual({ path, shown: fresh });
    }
  }
}

const two = (riya: Person, arjun: Person): [string, string] => [riya.user.id, arjun.user.id];

/** Expects the balance of a device to be the sum of the expenses and settlements that it shows. */
async function expectSum(screens: LiveScreens, [one, other]: [string, string]): Promise<void> {
  const balance = (await screens.show('/api/finances/balance')) as Balance;
  const expenses = (await screens.show('/api/expenses')) as Expense[];
  const settlements = (await screens.show('/api/settlements')) as Settlement[];
  let debt = 0n;
  for (const { paidBy, shares, spentOn } of expenses) {
    if (balance.since === null || spentOn < balance.since) continue;
    for (const { userId, amount } of shares)
      if (userId !== paidBy) debt += userId === one ? toPaise(amount) : -toPaise(amount);
  }
  for (const { fromUserId, amount } of settlements) debt += fromUserId === one ? -toPaise(amount) : toPaise(amount);
  const expected = debt === 0n ? null : debt > 0n ? one : other;
  expect({ owedBy: balance.owedBy, amount: balance.amount }).toEqual({
    owedBy: expected,
    amount: fromPaise(debt < 0n ? -debt : debt),
  });
}

/** Sends all pending changes of a device; the partner's version wins where both have changed the same. */
async function settle({ device: one, invalidateAll }: LiveScreens): Promise<void> {
  one.isOffline = false;
  one.kill();
  invalidateAll();
  for (let round = 0; round < 40; round += 1) {
    const flushed = await one.outbox().flush(one.person.user.id);
    const undecided = (await one.store.list()).filter(({ state }) => state !== 'waiting');
    for (const change of undecided) await one.outbox().drop(change);
    if (flushed === 'empty' && undecided.length === 0) return;
  }
  throw new Error('The outbox does not come to rest');
}

const TABLES = [
  'savings_entries',
  'savings_goals',
  'settlements',
  'expenses',
  'expense_debts',
  'budgets',
  'recurring_expenses',
  'daily_answers',
  'comments',
  'memories',
  'date_events',
];
