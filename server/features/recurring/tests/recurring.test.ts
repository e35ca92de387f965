import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { RecurringExpense } from '#domain/recurring/schema.ts';
import { openDatabase } from '#server/db/database.ts';
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

test('records a day’s expense at six in India, once, like any other expense', async () => {
  await riya.api.balance.changeSplitting({ isOn: true, default: { kind: 'percent', payer: 60 } });
  const rent = await add({ category: 'other', paidBy: arjun.user.id, startsOn: '2027-01-21' });
  expect(rent).toMatchObject({
    nextOn: '2027-01-21',
    waitingOn: [],
    paidBy: arjun.user.id,
    amount: '18000.00',
  });
  await runAt('2027-01-21T05:59:59');
  expect(await riya.api.expenses.list()).toEqual([]);
  await runAt('2027-01-21T06:00:00');
  await runAt('2027-01-21T06:02:00');
  expect(await riya.api.expenses.list()).toMatchObject([
    {
      title: 'Rent',
      amount: '18000.00',
      spentOn: '2027-01-21',
      userId: riya.user.id,
      paidBy: arjun.user.id,
      shares: [
        { userId: arjun.user.id, amount: '10800.00' },
        { userId: riya.user.id, amount: '7200.00' },
      ],
    },
  ]);
  expect(await arjun.api.balance.read()).toMatchObject({ owedBy: riya.user.id, amount: '7200.00' });
  expect(await arjun.api.recurring.list()).toMatchObject([{ nextOn: '2027-02-21' }]);
});

test('records every missed day once after a week without a server, also under concurrent reads', async () => {
  await add({ title: 'Milk', every: 'week', startsOn: '2027-01-18' });
  await add({ title: 'Gym', every: 'week', startsOn: '2027-01-23' });
  await add({ startsOn: '2027-01-28' });
  expect(await days('Milk')).toEqual(['2027-01-18']);
  app.setTime('2027-02-02T09:00:00+05:30');
  const other = openDatabase({ url: app.database.url });
  await Promise.all([
    recordDue(app.platform),
    recordDue({ ...app.platform, db: other.db }),
    recordDue(app.platform),
    recordDue({ ...app.platform, db: other.db }),
  ]);
  await other.close();
  expect(await days('Milk')).toEqual(['2027-01-18', '2027-01-25', '2027-02-01']);
  expect(await days('Gym')).toEqual(['2027-01-23', '2027-01-30']);
  expect(await days()).toEqual(['2027-01-28']);
});

test('finds the days taken in a job that has read an old next day', async () => {
  const { id } = await add({ startsOn: '2027-01-21' });
  await runAt('2027-01-21T06:00:00');
  await app.database.db.updateTable('recurring_expenses').set({ next_on: '2027-01-21' }).where('id', '=', id).execute();
  await runAt('2027-01-21T06:04:00');
  expect(await days()).toEqual(['2027-01-21']);
});

test.each([
  [
    'the 31st',
    'month',
    '2027-01-31',
    '2027-05-31T06:00:00',
    ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'],
  ],
  ['the 30th', 'month', '2028-01-30', '2028-03-30T06:00:00', ['2028-01-30', '2028-02-29', '2028-03-30']],
  [
    '29 February',
    'year',
    '2028-02-29',
    '2032-03-01T06:00:00',
    ['2028-02-29', '2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'],
  ],
  ['a week over New Year', 'week', '2027-12-25', '2028-01-08T06:00:00', ['2027-12-25', '2028-01-01', '2028-01-08']],
] as const)('%s', async (_name, every, startsOn, until, expected) => {
  await add({ every, startsOn });
  // In steps, as on a server that is stopped and started.
  for (const day of expected.slice(0, 2)) await runAt(`${day}T07:00:00`);
  await runAt(until);
  expect(await days()).toEqual(expected);
});

test('records past days at once when it is added, up to those of a year', async () => {
  expect(await add({ startsOn: '2026-10-31' })).toMatchObject({ nextOn: '2027-01-31' });
  expect(await days()).toEqual(['2026-10-31', '2026-11-30', '2026-12-31']);
});

test('counts one that began years ago from a year ago on, also from 29 February', async () => {
  expect(await add({ every: 'year', startsOn: '2024-02-29' })).toMatchObject({ nextOn: '2027-02-28' });
  expect(await days()).toEqual(['2026-02-28']);
});

test('skips one day, and restores it on request', async () => {
  const { id } = await add({ startsOn: '2027-01-21', every: 'week' });
  const { skip, unskip } = arjun.api.recurring;
  expect(await skip({ id, on: '2027-01-21' })).toMatchObject({ nextOn: '2027-01-28' });
  expect(await skip({ id, on: '2027-02-04' })).toMatchObject({ nextOn: '2027-01-28' });
  expect(await skip({ id, on: '2027-02-11' })).toMatchObject({ nextOn: '2027-01-28' });
  expect(await unskip({ id, on: '2027-02-11' })).toMatchObject({ nextOn: '2027-01-28' });
  await runAt('2027-02-03T06:00:00');
  expect(await riya.api.recurring.list()).toMatchObject([{ nextOn: '2027-02-11' }]);
  await runAt('2027-02-12T06:00:00');
  expect(await days()).toEqual(['2027-01-28', '2027-02-11']);
  for (const on of ['2027-01-22', '2027-01-20', '2027-02-17'])
    await expect(skip({ id, on })).rejects.toMatchObject({
      status: 400,
      message: 'This expense is not due on that day.',
    });
  await expect(skip({ id, on: '2027-01-28' })).rejects.toMatchObject({ status: 409 });
  await expect(unskip({ id, on: '2027-02-04' })).rejects.toMatchObject({ status: 400 });
  expect(await skip({ id, on: '2027-02-18' })).toEqual(await skip({ id, on: '2027-02-18' }));
});

test('changes only later occurrences by an edit, and records due ones unchanged', async () => {
  const { id, updatedAt } = await add({ startsOn: '2027-01-25' });
  app.setTime('2027-01-26T12:00:00+05:30');
  const { update } = arjun.api.recurring;
  const changed = await update({ id, amount: '20000', every: 'week', startsOn: '2027-01-01', updatedAt });
  expect(changed).toMatchObject({ amount: '20000.00', nextOn: '2027-01-29' });
  await expect(update({ id, title: 'House', updatedAt })).rejects.toMatchObject({
    status: 409,
    code: 'stale',
  });
  await runAt('2027-02-06T06:00:00');
  const expenses = await riya.api.expenses.list();
  expect(expenses.map(({ spentOn, amount }) => [spentOn, amount])).toEqual([
    ['2027-02-05', '20000.00'],
    ['2027-01-29', '20000.00'],
    ['2027-01-25', '18000.00'],
  ]);
  // A start today, after six, is due at once. A start on a day that was already recorded is not.
  expect(await update({ id, startsOn: '2027-02-06' })).toMatchObject({ nextOn: '2027-02-13' });
  expect(await update({ id, startsOn: '2027-02-05', every: 'month' })).toMatchObject({
    nextOn: '2027-03-05',
  });
  expect(await update({ id, startsOn: '2027-02-06' })).toMatchObject({ nextOn: '2027-03-06' });
  expect(await days()).toEqual(['2027-01-25', '2027-01-29', '2027-02-05', '2027-02-06']);
});

test('ends with its last day, continues without missed days, and is deleted without its expenses', async () => {
  const { id } = await add({ startsOn: '2027-01-21', every: 'week', endsOn: '2027-01-28' });
  await runAt('2027-02-05T06:00:00');
  expect(await days()).toEqual(['2027-01-21', '2027-01-28']);
  const api = arjun.api.recurring;
  expect(await api.list()).toMatchObject([{ nextOn: null }]);
  expect(await api.update({ id, endsOn: null })).toMatchObject({ nextOn: '2027-02-11' });
  await runAt('2027-02-11T06:00:00');
  await api.update({ id, endsOn: '2027-02-11' });
  await runAt('2027-03-01T06:00:00');
  expect(await days()).toEqual(['2027-01-21', '2027-01-28', '2027-02-11']);
  await api.delete({ id });
  expect(await api.list()).toEqual([]);
  expect(await days()).toHaveLength(3);
  await expect(api.delete({ id })).rejects.toMatchObject({ status: 404 });
});

test('notifies both when an occurrence reaches a budget', async () => {
  await riya.api.budgets.change({ category: 'other', monthlyAmount: '20000' });
  await add({ startsOn: '2027-01-21' });
  await runAt('2027-01-21T06:00:00');
  for (const { api } of [riya, arjun])
    expect(await api.notifications.list()).toMatchObject([{ title: '80% of the month’s budget is used: Other' }]);
});

test('announces recorded occurrences to the partner’s open screen', async () => {
  await add({ startsOn: '2027-01-21' });
  const heard: unknown[] = [];
  const stop = app.platform.live.observe((memberIds, resources) => heard.push([memberIds, resources]));
  await runAt('2027-01-21T06:00:00');
  stop();
  // The creation may be announced late, but without 'expenses'.
  expect(heard).toContainEqual([
    expect.arrayContaining([riya.user.id, arjun.user.id]),
    expect.arrayContaining(['expenses', 'recurring']),
  ]);
});

test('skips days without effect after the payer has left, until one of the two pays', async () => {
  const { id } = await add({ startsOn: '2027-01-21', every: 'week', paidBy: arjun.user.id });
  const power = await add({ title: 'Power', startsOn: '2027-01-21', every: 'week' });
  await arjun.api.accounts.deleteAccount({ password: arjun.password });
  await runAt('2027-01-28T06:00:00');
  const { list, update } = riya.api.recurring;
  const rows = await list();
  expect(rows.find((row) => row.id === id)).toMatchObject({ paidBy: null, nextOn: null });
  // A formerly shared expense becomes the payer's own.
  expect(await riya.api.expenses.list()).toMatchObject([
    { title: 'Power', spentOn: '2027-01-28', shares: [{ userId: riya.user.id, amount: '18000.00' }] },
    { title: 'Power', spentOn: '2027-01-21' },
  ]);
  expect(await update({ id, paidBy: riya.user.id })).toMatchObject({
    nextOn: '2027-02-04',
    split: { kind: 'payer' },
  });
  await riya.api.recurring.delete({ id: power.id });
});

test('becomes the couple’s when the partner joins, and moves along with its member', async () => {
  const { id } = await add({ startsOn: '2027-01-21', every: 'week' });
  await riya.api.recurring.skip({ id, on: '2027-01-28' });
  await runAt('2027-01-21T06:00:00');
  await riya.api.couples.leave({ password: riya.password });
  expect(await arjun.api.recurring.list()).toEqual([]);
  expect(await riya.api.recurring.list()).toMatchObject([{ id, nextOn: '2027-02-04' }]);
  await expect(riya.api.recurring.skip({ id, on: '2027-01-21' })).rejects.toMatchObject({
    status: 409,
  });
});

test('applies a change that is sent twice once', async () => {
  const send = (path: string, body: object) =>
    riya.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `one${path.replaceAll('/', '.')}` },
      body: JSON.stringify(body),
    });
  const rent = { title: 'Rent', amount: '18000', every: 'week', startsOn: '2027-01-20' };
  const first = (await (await send('/api/recurring-expenses', rent)).json()) as RecurringExpense;
  expect(await (await send('/api/recurring-expenses', rent)).json()).toEqual(first);
  expect(await riya.api.recurring.list()).toHaveLength(1);
  expect(await days()).toEqual(['2027-01-20']);
});
