import { expect, test } from 'vitest';
import type { CopyContext } from '#client/data/copy/shown.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { pendingExpenses } from '#client/features/expenses/offline.ts';
import { expensesRead } from '#client/features/expenses/reads.ts';
import { summaryRead } from '#client/features/statement/reads.ts';
import type { RecurringExpense } from '#domain/recurring/schema.ts';
import { showRead } from '#tests/components/show-read.ts';
import { pendingRecurring } from './offline.ts';
import { recurringRead } from './reads.ts';

const context: CopyContext = {
  memberId: 'riya',
  partnerId: 'arjun',
  today: '2026-11-25',
  defaultSplit: { kind: 'equal' },
};
const rules = [pendingRecurring, pendingExpenses];

const rent: RecurringExpense = {
  id: 'rent',
  title: 'Rent',
  amount: '9000.00',
  category: 'other',
  paidBy: 'riya',
  split: { kind: 'equal' },
  every: 'month',
  startsOn: '2026-09-05',
  endsOn: null,
  isVariable: false,
  noticeDays: 0,
  nextOn: '2026-12-05',
  waitingOn: [],
  userId: 'riya',
  createdAt: '2026-09-01T10:00:00.000Z',
  updatedAt: '2026-09-01T10:00:00.000Z',
};
const light: RecurringExpense = {
  ...rent,
  id: 'light',
  title: 'Electricity',
  amount: null,
  isVariable: true,
  paidBy: 'arjun',
  waitingOn: ['2026-10-05', '2026-11-05'],
};

function change(call: string, of: RecurringExpense | string, body: object | null = null): PendingMutation {
  return {
    order: 1,
    key: 'key',
    memberId: 'riya',
    call: `recurring.${call}`,
    method: 'POST',
    path: '/api/recurring-expenses',
    body: body && { ...body },
    objectId: typeof of === 'string' ? of : of.id,
    // 15:30 in India.
    madeAt: '2026-11-25T10:00:00.000Z',
    before: typeof of === 'string' ? null : { ...of },
    state: 'waiting',
  };
}

const list = (recurring: RecurringExpense[], changes: PendingMutation[]) =>
  showRead(recurringRead, null, { rows: { recurring }, changes, rules, context });
const first = (row: RecurringExpense, ...changes: PendingMutation[]) => list([row], changes)[0];

test('sorts a new recurring expense by its next day', () => {
  const body = { title: 'Gym', amount: '800', every: 'week', startsOn: '2026-11-27', endsOn: null };
  expect(list([rent], [change('create', 'gym', body)])).toMatchObject([
    { id: 'gym', amount: '800.00', nextOn: '2026-11-27', paidBy: 'riya', split: { kind: 'equal' } },
    { id: 'rent' },
  ]);
});

test('passes due days, and queues them for an amount if it is variable', () => {
  const body = { title: 'Gas', amount: '', every: 'week', startsOn: '2026-11-11', isVariable: true };
  expect(list([], [change('create', 'gas', body)])).toMatchObject([
    { amount: null, nextOn: '2026-12-02', waitingOn: ['2026-11-11', '2026-11-18', '2026-11-25'] },
  ]);
  const early = { ...change('create', 'gas', body), madeAt: '2026-11-25T00:29:00.000Z' };
  // One minute before 06:00 in India, the day is not due yet.
  expect(list([], [early])).toMatchObject([{ nextOn: '2026-11-25', waitingOn: ['2026-11-11', '2026-11-18'] }]);
  const rented = { title: 'Rent', amount: '9000', every: 'month', startsOn: '2026-09-05' };
  expect(list([], [change('create', 'flat', rented)])).toMatchObject([{ nextOn: '2026-12-05', waitingOn: [] }]);
});

test('applies changed terms from today on, without repeating a day', () => {
  expect(first(rent, change('update', rent, { amount: '9500', title: 'Flat' }))).toMatchObject({
    title: 'Flat',
    amount: '9500.00',
    nextOn: '2026-12-05',
  });
  expect(first(rent, change('update', rent, { startsOn: '2026-09-28' }))).toMatchObject({
    nextOn: '2026-11-28',
  });
  expect(first(rent, change('update', rent, { endsOn: '2026-11-30' }))).toMatchObject({ nextOn: null });
  const skipped = { ...rent, nextOn: '2027-01-05' };
  expect(first(skipped, change('update', skipped, { title: 'Flat' }))).toMatchObject({
    nextOn: '2027-01-05',
  });
  const today = { ...rent, startsOn: '2026-09-25', nextOn: '2026-12-25' };
  // Already due this morning.
  const weekly = change('update', today, { every: 'week', startsOn: '2026-11-25' });
  expect(first(today, weekly)).toMatchObject({ nextOn: '2026-12-02' });
});

test('previews another payer with each share as it was, unless a split is sent with it', () => {
  const own: RecurringExpense = { ...rent, split: { kind: 'amounts', payer: '6000.00' } };
  expect(first(own, change('update', own, { paidBy: 'arjun' }))).toMatchObject({
    paidBy: 'arjun',
    split: { kind: 'amounts', payer: '3000.00' },
  });
  const sent = { paidBy: 'arjun', split: { kind: 'payer' } };
  expect(first(own, change('update', own, sent))).toMatchObject(sent);
  expect(first(own, change('update', own, { paidBy: 'riya' }))).toMatchObject({ split: own.split });
  const body = { title: 'Gym', amount: '800', every: 'week', startsOn: '2026-11-27', paidBy: 'arjun' };
  const byDefault = { ...context, defaultSplit: { kind: 'percent', payer: 60 } as const };
  const changes = [change('create', 'gym', body)];
  expect(showRead(recurringRead, null, { rows: {}, changes, rules, context: byDefault })).toMatchObject([
    { paidBy: 'arjun', split: { kind: 'percent', payer: 60 } },
  ]);
});

test('skips a day until the skip is undone', () => {
  const skip = change('skip', rent, { on: '2026-12-05' });
  expect(first(rent, skip)).toMatchObject({ nextOn: '2027-01-05' });
  expect(first(rent, skip, change('unskip', rent, { on: '2026-12-05' }))).toMatchObject({
    nextOn: '2026-12-05',
  });
  const past = change('skip', light, { on: '2026-10-05' });
  expect(first(light, past)).toMatchObject({ waitingOn: ['2026-11-05'], nextOn: '2026-12-05' });
  expect(first(light, past, change('unskip', light, { on: '2026-10-05' }))).toMatchObject({
    waitingOn: ['2026-10-05', '2026-11-05'],
  });
});

test('removes a deleted recurring expense', () => {
  expect(list([rent, light], [change('delete', rent)])).toEqual([light]);
});

const fill = change('fillIn', light, { on: '2026-10-05', amount: '1200', expenseId: 'bill' });

test('turns a filled-in day into an expense in every list and sum', () => {
  expect(first(light, fill)).toMatchObject({ waitingOn: ['2026-11-05'] });
  const listExpenses = (changes = [fill]) => showRead(expensesRead, {}, { rows: {}, changes, rules, context });
  const bill = {
    id: 'bill',
    title: 'Electricity',
    amount: '1200.00',
    spentOn: '2026-10-05',
    paidBy: 'arjun',
    userId: 'riya',
    shares: [
      { userId: 'arjun', amount: '600.00' },
      { userId: 'riya', amount: '600.00' },
    ],
  };
  expect(listExpenses()).toMatchObject([bill]);
  const { expenses } = showRead(summaryRead, null, { rows: {}, changes: [fill], rules, context });
  expect(expenses).toMatchObject({ count: 1, total: '1200.00', lastMonth: '1200.00' });
  expect(pendingRecurring.answer?.(fill)).toEqual({ id: 'bill' });
  // The resulting expense can be changed before the server knows it.
  const dearer: PendingMutation = {
    ...fill,
    call: 'expenses.update',
    objectId: 'bill',
    body: { amount: '1300' },
    before: bill,
  };
  expect(listExpenses([fill, dearer])).toMatchObject([{ id: 'bill', amount: '1300.00' }]);
  expect(pendingExpenses.follows?.['expenses.update']).toContain('recurring.fillIn');
});

test('makes the member who fills in the amount the payer if the stored payer has left', () => {
  const changes = [change('fillIn', { ...light, paidBy: 'kavya' }, { ...fill.body })];
  expect(showRead(expensesRead, {}, { rows: {}, changes, rules, context })).toMatchObject([
    { paidBy: 'riya', split: { kind: 'payer' } },
  ]);
});

test('names the change in the list of changes', () => {
  expect(pendingRecurring.nameOf({ ...fill.before, ...fill.body })).toBe('Electricity · ₹1,200');
  expect(pendingRecurring.describe({ ...fill.before, ...fill.body })).toContainEqual({
    label: 'Date',
    value: '5 October 2026',
  });
});
