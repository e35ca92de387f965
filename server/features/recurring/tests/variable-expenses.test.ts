import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';
import { recordDue } from '../due-service.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.setTime('2027-01-20T12:00:00+05:30');
  await app.database.db.deleteFrom('recurring_expenses').execute();
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

function add(change: Partial<Parameters<Person['api']['recurring']['create']>[0]> = {}) {
  return riya.api.recurring.create({
    title: 'Rent',
    amount: '18000',
    every: 'month',
    startsOn: '2027-01-31',
    ...change,
  });
}

/** Runs the job at a time in India. */
async function runAt(time: string): Promise<void> {
  app.setTime(`${time}+05:30`);
  await recordDue(app.platform);
}

/**
 * Returns the days of the recorded expenses, earliest first. Reads the table, because sessions end while the clock
 * jumps.
 */
async function days(title = 'Rent'): Promise<string[]> {
  const rows = await app.database.db
    .selectFrom('expenses')
    .select('spent_on')
    .where('title', '=', title)
    .where('user_id', '=', riya.user.id)
    .orderBy('spent_on')
    .execute();
  return rows.map((row) => row.spent_on);
}

const asked = async ({ api }: Person) =>
  (await api.notifications.list()).filter(({ title }) => title === 'How much was it?');

test('asks both for the amount of a variable occurrence, and records it when one answers', async () => {
  const { id } = await add({
    title: 'Torrent Power',
    amount: null,
    isVariable: true,
    startsOn: '2027-01-21',
  });
  await runAt('2027-01-21T06:00:00');
  expect(await days('Torrent Power')).toEqual([]);
  expect(await riya.api.recurring.list()).toMatchObject([
    { waitingOn: ['2027-01-21'], nextOn: '2027-02-21', amount: null },
  ]);
  for (const person of [riya, arjun])
    expect(await asked(person)).toMatchObject([{ message: 'Torrent Power · Thursday, 21 January', isRead: false }]);
  const { fillIn } = arjun.api.recurring;
  await expect(fillIn({ id, on: '2027-01-20', amount: '1' })).rejects.toMatchObject({ status: 400 });
  const both = await Promise.allSettled([
    fillIn({ id, on: '2027-01-21', amount: '1845.50' }),
    riya.api.recurring.fillIn({ id, on: '2027-01-21', amount: '1845.50' }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await riya.api.expenses.list()).toMatchObject([
    { title: 'Torrent Power', amount: '1845.50', spentOn: '2027-01-21', paidBy: riya.user.id },
  ]);
  await expect(fillIn({ id, on: '2027-01-21', amount: '9' })).rejects.toMatchObject({
    status: 409,
    code: 'day_recorded',
  });
  expect(await asked(arjun)).toEqual([]);
  expect(await riya.api.recurring.list()).toMatchObject([{ waitingOn: [] }]);
});

test('uses the client’s ids for a new and a filled-in occurrence, and records each once', async () => {
  const id = '0193533b-7a10-7c3e-8f21-5b1c2d3e4f5c';
  const expenseId = '0193533b-7a10-7c3e-8f21-5b1c2d3e4f5d';
  const gas = { id, title: 'Gas', isVariable: true, every: 'week', startsOn: '2027-01-13' } as const;
  expect(await add(gas)).toMatchObject({ id, waitingOn: ['2027-01-13', '2027-01-20'] });
  await expect(add(gas)).rejects.toMatchObject({ status: 409, code: 'id_taken' });
  const { fillIn, list } = riya.api.recurring;
  expect(await fillIn({ id, on: '2027-01-13', amount: '900', expenseId })).toMatchObject({ id: expenseId });
  await expect(fillIn({ id, on: '2027-01-20', amount: '900', expenseId })).rejects.toMatchObject({
    code: 'id_taken',
  });
  expect(await list()).toMatchObject([{ waitingOn: ['2027-01-20'] }]);
  expect(await riya.api.expenses.list()).toHaveLength(1);
});

test('keeps days pending through a downtime, and skips one of them', async () => {
  const { id } = await add({
    title: 'Gas',
    amount: '900',
    isVariable: true,
    every: 'week',
    startsOn: '2027-01-21',
  });
  await runAt('2027-02-05T06:00:00');
  const waitingOn = ['2027-01-21', '2027-01-28', '2027-02-04'];
  expect(await riya.api.recurring.list()).toMatchObject([{ waitingOn }]);
  expect(await asked(arjun)).toMatchObject([{ message: 'Gas · Thursday, 4 February' }]);
  const { skip, unskip } = riya.api.recurring;
  expect(await skip({ id, on: '2027-02-04' })).toMatchObject({ waitingOn: waitingOn.slice(0, 2) });
  expect(await asked(arjun)).toEqual([]);
  expect(await unskip({ id, on: '2027-02-04' })).toMatchObject({ waitingOn });
  expect(await asked(arjun)).toHaveLength(1);
});
