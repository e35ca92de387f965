import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { openDevice } from '#tests/outbox/support/device.ts';
import { openScreens, type ScreenReads } from '#tests/outbox/former/support/pending-screen.ts';
import { callOf } from '#tests/outbox/former/support/screen-acts.ts';
import { ACTS, type Deleted } from '#tests/outbox/former/support/steps.ts';
import { day } from '#tests/outbox/support/typed-records.ts';
import { makePremium, type Person, registerCouple } from '#tests/support/people.ts';

/** Number of scripts: 60 in every run; `SCREEN_SCRIPTS=1000` for the full proof. */
const SCRIPTS = Number(process.env['SCREEN_SCRIPTS'] ?? 60);
const SEED = Number(process.env['SCREEN_SEED'] ?? 20261126);

const step = fc.record({ act: fc.constantFrom(...ACTS), which: fc.nat(40), typed: fc.nat(40) });
const script = fc.record({
  /** Changes that have arrived before the network is cut: the screens begin with their records. */
  before: fc.array(step, { minLength: 6, maxLength: 14 }),
  /** Changes without a network. */
  pending: fc.array(step, { minLength: 2, maxLength: 14 }),
});
type Script = typeof script extends fc.Arbitrary<infer Each> ? Each : never;

const READS: ScreenReads = {
  '/api/date-events': 'dates.list',
  '/api/memories': 'memories.list',
  '/api/memories?tag=travel': 'memories.list',
  '/api/memories?search=%E0%AA%9A%E0%AA%BE': 'memories.list',
  '/api/expenses': 'expenses.list',
  '/api/expenses?search=cafe&category=dates': 'expenses.list',
  [`/api/expenses?month=${day(-26).slice(0, 7)}`]: 'expenses.list',
  '/api/expenses/total': 'expenses.sum',
  '/api/expenses/total?search=petrol': 'expenses.sum',
  '/api/finances/summary': 'statement.readSummary',
  '/api/finances/statement': 'statement.read',
  '/api/finances/statement?by=year': 'statement.read',
  '/api/finances/balance': 'balance.read',
  '/api/budgets': 'budgets.list',
  '/api/savings-goals': 'goals.list',
  '/api/settlements': 'balance.listSettlements',
  '/api/recurring-expenses': 'recurring.list',
  '/api/daily-question': 'dailyQuestion.get',
};

let app: TestApp;
let port: number;
let couple: [Person, Person];
beforeAll(async () => {
  app = await createTestApp();
  port = Number(new URL(await app.listen()).port);
  couple = await registerCouple(app);
  await makePremium(app, couple[0]);
  await couple[0].api.balance.changeSplitting({ isOn: true });
}, 60_000);
afterAll(() => app.close());

test(
  `shows pending changes as the server answers after they have arrived, over ${SCRIPTS} scripts`,
  { timeout: 1_800_000 },
  async () => {
    await fc.assert(fc.asyncProperty(script, run), { numRuns: SCRIPTS, seed: SEED, endOnFailure: true });
  },
);

async function run({ before, pending }: Script): Promise<void> {
  await app.database.pool.query(TABLES.map((table) => `delete from ${table}`).join(';'));
  const [riya, arjun] = couple;
  const deleted: Deleted = new Map();
  for (const [at, { api }] of couple.entries()) {
    const repeat = { every: 'week', until: day(40) } as const;
    await api.dates.create({ title: 'Thali', scheduledDate: day(8 + at), repeat });
  }
  for (const [person, partner, steps] of [
    [arjun, riya, before.slice(0, 4)],
    [riya, arjun, before.slice(4)],
    [riya, arjun, pending],
  ] as const) {
    const device = openDevice(person, port);
    device.isOffline = true;
    const screens = openScreens(device, partner.user.id, READS);
    await screens.refresh();
    const two = { memberId: person.user.id, partnerId: partner.user.id };
    const made: unknown[] = [];
    for (const each of steps) {
      const call = await callOf(each, { screens, two, deleted });
      if (call) {
        await screens.queue(call);
        made.push([call.call, call.path, call.body]);
      }
    }
    const shown: [string, unknown][] = [];
    for (const path of Object.keys(READS)) shown.push([path, await screens.show(path)]);
    device.isOffline = false;
    await device.outbox().flush(person.user.id);
    expect({ made, left: await device.store.list() }).toEqual({ made, left: [] });
    await screens.refresh();
    for (const [path, value] of shown)
      expect(comparable(value), `${path} after ${JSON.stringify(made, null, 1)}`).toEqual(
        comparable(screens.answered(path)),
      );
  }
}

/**
 * Fields that only the server knows: the ids of series, moments, positions after deleted items, the partner's sealed
 * answer with the streak that it completes and the replies that it allows, and the first month after the first expense
 * was removed.
 */
const ONLY_SERVER = new Set([
  'seriesId',
  'createdAt',
  'updatedAt',
  'doneAt',
  'position',
  'deletableUntil',
  'partner',
  'canReply',
  'streak',
  'firstMonth',
]);

function comparable(value: unknown): unknown {
  return JSON.parse(
    JSON.stringify(value, (key, each: unknown) => (ONLY_SERVER.has(key) && each !== null ? undefined : each)),
  );
}

const TABLES = [
  'savings_entries',
  'savings_goals',
  'settlements',
  'expenses',
  'expense_debts',
  'budgets',
  'recurring_expenses',
  'date_events',
  'date_series',
  'memories',
  'comments',
  'daily_answers',
];
