import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { explain } from '#tests/support/database/explain.ts';
import { registerCouple, type Person, signInAgain } from '#tests/support/people.ts';
import { recordDue } from '../due-service.ts';
import { noticeDue } from '../notice-service.ts';
import { listToNotice, selectToNotice } from '../queries.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  // A Tuesday; the rent is due on Friday.
  app.setTime('2027-01-05T12:00:00+05:30');
  await app.database.db.deleteFrom('recurring_expenses').execute();
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

const add = (change: Partial<Parameters<Person['api']['recurring']['create']>[0]> = {}) =>
  riya.api.recurring.create({
    title: 'Rent',
    amount: '18000',
    every: 'month',
    startsOn: '2027-01-08',
    noticeDays: 1,
    ...change,
  });

/** Runs the jobs at a time in India, with new sessions of both. */
async function runAt(time: string): Promise<void> {
  app.setTime(`${time}+05:30`);
  await recordDue(app.platform);
  await noticeDue(app.platform);
  for (const person of [riya, arjun]) await signInAgain(person);
}

const told = async ({ api }: Person) =>
  (await api.notifications.list()).flatMap(({ kind, message }) => (kind === 'recurring_due' ? [message] : []));

test('tells both at nine in India of the chosen day, once', async () => {
  expect(await add()).toMatchObject({ noticeDays: 1 });
  await runAt('2027-01-07T08:59:59');
  expect(await told(arjun)).toEqual([]);
  await runAt('2027-01-07T09:00:00');
  await runAt('2027-01-07T09:02:00');
  for (const person of [riya, arjun]) expect(await told(person)).toEqual(['Rent ₹18,000 on Friday. Riya pays.']);
});

test('shows in the bell what the expense is after an edit, and nothing of a day that does not come any more', async () => {
  const { id } = await add();
  await runAt('2027-01-07T09:00:00');
  await arjun.api.recurring.update({ id, title: 'Flat', amount: '19000', paidBy: arjun.user.id });
  for (const person of [riya, arjun]) expect(await told(person)).toEqual(['Flat ₹19,000 on Friday. Arjun pays.']);
  await arjun.api.recurring.update({ id, paidBy: 'both' });
  expect(await told(riya)).toEqual(['Flat ₹19,000 on Friday. Paid from our money.']);
  await arjun.api.recurring.update({ id, startsOn: '2027-01-10' });
  for (const person of [riya, arjun]) expect(await told(person)).toEqual([]);
});

test('tells nothing by default, and after a downtime only what is still to come', async () => {
  await add({ noticeDays: 0 });
  await add({ title: 'Gas', noticeDays: 7, startsOn: '2027-01-10' });
  await add({ title: 'Milk', noticeDays: 3, startsOn: '2027-01-06' });
  await runAt('2027-01-09T15:00:00');
  expect(await told(arjun)).toEqual(['Gas ₹18,000 on Sunday. Riya pays.']);
});

test('tells of the couple’s own money and of an amount that changes', async () => {
  await add({ title: 'Electricity', paidBy: 'both', isVariable: true });
  await runAt('2027-01-07T09:00:00');
  expect(await told(arjun)).toEqual(['Electricity on Friday. Paid from our money.']);
});

test('records a day as paid today, once, and the day does not come again', async () => {
  const { id } = await add();
  await runAt('2027-01-07T09:00:00');
  const paid = await arjun.api.recurring.pay({ id, on: '2027-01-08' });
  expect(paid).toMatchObject({ title: 'Rent', amount: '18000.00', spentOn: '2027-01-07', paidBy: riya.user.id });
  expect(await riya.api.recurring.list()).toMatchObject([{ nextOn: '2027-02-08' }]);
  await expect(riya.api.recurring.pay({ id, on: '2027-01-08' })).rejects.toMatchObject({
    status: 409,
    code: 'day_recorded',
  });
  for (const person of [riya, arjun]) expect(await told(person)).toEqual([]);
  await runAt('2027-01-08T06:00:00');
  expect(await riya.api.expenses.list()).toMatchObject([{ id: paid.id }]);
});

test('frees a day with the expense of a mistaken payment, and records it again when that is restored', async () => {
  const { id } = await add();
  await runAt('2027-01-07T09:00:00');
  const paid = await riya.api.recurring.pay({ id, on: '2027-01-08' });
  await arjun.api.expenses.delete({ id: paid.id });
  for (const { api } of [riya, arjun]) expect(await api.recurring.list()).toMatchObject([{ nextOn: '2027-01-08' }]);
  for (const person of [riya, arjun]) expect(await told(person)).toEqual(['Rent ₹18,000 on Friday. Riya pays.']);
  await riya.api.expenses.restore({ id: paid.id });
  expect(await riya.api.recurring.list()).toMatchObject([{ nextOn: '2027-02-08' }]);
  await runAt('2027-01-08T06:00:00');
  expect(await riya.api.expenses.list()).toMatchObject([{ id: paid.id }]);
  await riya.api.expenses.delete({ id: paid.id });
  // The day is over: an expense of it is deleted for good like one that the schedule has recorded.
  await runAt('2027-01-08T06:02:00');
  expect(await riya.api.expenses.list()).toEqual([]);
});

test('records a freed day by the schedule, and leaves it so when the payment is restored', async () => {
  const { id } = await add();
  const paid = await riya.api.recurring.pay({ id, on: '2027-01-08' });
  await riya.api.expenses.delete({ id: paid.id });
  await runAt('2027-01-08T06:00:00');
  expect(await riya.api.expenses.list()).toMatchObject([{ title: 'Rent', spentOn: '2027-01-08' }]);
  await riya.api.expenses.restore({ id: paid.id });
  expect(await riya.api.recurring.list()).toMatchObject([{ nextOn: '2027-02-08' }]);
  expect(await riya.api.expenses.list()).toHaveLength(2);
});

test('waits for its amount again once the expense of a past day is deleted', async () => {
  const { id } = await add({ title: 'Electricity', amount: undefined, isVariable: true });
  await runAt('2027-01-08T06:00:00');
  const filled = await riya.api.recurring.fillIn({ id, on: '2027-01-08', amount: '1450' });
  await riya.api.expenses.delete({ id: filled.id });
  expect(await arjun.api.recurring.list()).toMatchObject([{ waitingOn: ['2027-01-08'] }]);
  await riya.api.expenses.restore({ id: filled.id });
  expect(await arjun.api.recurring.list()).toMatchObject([{ waitingOn: [] }]);
});

test('records one expense of two payments at once', async () => {
  const { id } = await add();
  const pay = ({ api }: Person) => api.recurring.pay({ id, on: '2027-01-08' });
  const outcomes = await Promise.allSettled([riya, arjun, riya, arjun].map(pay));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await riya.api.expenses.list()).toHaveLength(1);
});

test('pays another amount, and asks for that of a variable one', async () => {
  const { id } = await add({ title: 'Electricity', amount: undefined, isVariable: true });
  await expect(riya.api.recurring.pay({ id, on: '2027-01-08' })).rejects.toMatchObject({ status: 400 });
  expect(await riya.api.recurring.pay({ id, on: '2027-01-08', amount: '1450' })).toMatchObject({ amount: '1450.00' });
});

test('rejects less than the payer’s share in rupees, and keeps the day to come', async () => {
  await riya.api.balance.changeSplitting({ isOn: true });
  const { id } = await add({ split: { kind: 'amounts', payer: '10000' } });
  await expect(riya.api.recurring.pay({ id, on: '2027-01-08', amount: '9999.99' })).rejects.toMatchObject({
    status: 400,
    message: 'The payer’s share can be at most the amount.',
  });
  expect(await riya.api.recurring.list()).toMatchObject([{ nextOn: '2027-01-08' }]);
  expect(await riya.api.recurring.pay({ id, on: '2027-01-08', amount: '12000' })).toMatchObject({
    shares: [
      { userId: riya.user.id, amount: '10000.00' },
      { userId: arjun.user.id, amount: '2000.00' },
    ],
  });
});

test('rejects a day that does not come, a skipped one, and other days of notice', async () => {
  const { id } = await add();
  const notComing = { status: 400, message: 'This expense is not due on that day.' };
  await expect(riya.api.recurring.pay({ id, on: '2027-01-09' })).rejects.toMatchObject(notComing);
  await riya.api.recurring.skip({ id, on: '2027-01-08' });
  await expect(riya.api.recurring.pay({ id, on: '2027-01-08' })).rejects.toMatchObject(notComing);
  await expect(add({ noticeDays: 2 as 1 })).rejects.toMatchObject({
    status: 400,
    message: 'Please choose 0, 1, 3 or 7 days.',
  });
});

test('finds what is to be announced by the index on the next day', async () => {
  const { db } = app.database;
  const { id } = await add();
  await sql`insert into recurring_expenses
      (couple_id, id, user_id, paid_by, title, amount, category, split_kind, every, starts_on, is_variable, notice_days,
      next_on, created_at, updated_at)
    select couple_id, gen_random_uuid(), user_id, paid_by, title, amount, category, split_kind, every, starts_on,
      is_variable, 7, '2027-01-20'::date + each % 365, created_at, updated_at
    from recurring_expenses cross join generate_series(0, 20000) each where id = ${id}`.execute(db);
  await sql`analyze recurring_expenses`.execute(db);
  const days = { noticeDay: '2027-01-07', today: '2027-01-07' };
  const plan = await explain(db, selectToNotice(db, { ...days, after: null, limit: 100 }));
  expect(plan).toMatch(/recurring_expenses_due.*\s+Index Cond: \S*next_on > .* AND \S*next_on <= /);
  await runAt('2027-01-07T09:00:00');
  expect(await told(arjun)).toEqual(['Rent ₹18,000 on Friday. Riya pays.']);
});

test('leaves out an expense whose payer has left', async () => {
  await add({ paidBy: arjun.user.id });
  const days = { noticeDay: '2027-01-07', today: '2027-01-07' };
  const find = () => listToNotice(app.database.db, { ...days, after: null, limit: 100 });
  expect(await find()).toHaveLength(1);
  await arjun.api.couples.leave({ password: arjun.password });
  expect(await find()).toEqual([]);
  await runAt('2027-01-07T09:00:00');
  expect(await told(riya)).toEqual([]);
});
