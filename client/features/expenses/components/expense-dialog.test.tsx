import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Expense } from '#domain/expenses/schema.ts';
import type { RecurringExpense } from '#domain/recurring/schema.ts';
import { faultsText } from '#messages/faults.ts';
import { financeScreensText } from '#messages/finances.ts';
import { privateExpenseScreensText as seenText } from '#messages/private-expenses.ts';
import { recurringScreensText } from '#messages/recurring.ts';
import { splittingScreensText as text } from '#messages/splitting.ts';
import { arjun, riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { balanceRows } from '#tests/components/money-rows.ts';
import { type FakeServer, provideServer } from '#tests/components/network.ts';

const record = {
  id: '019ac3a0-0000-7000-8000-000000000001',
  title: 'Petrol',
  amount: '500.00',
  category: 'transport',
  paidBy: riya.id,
  split: { kind: 'amounts', payer: '300.00' },
  userId: riya.id,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
} as const;
const expense: Expense = {
  ...record,
  description: null,
  spentOn: '2026-11-20',
  shares: [
    { userId: riya.id, amount: '300.00' },
    { userId: arjun.id, amount: '200.00' },
  ],
  imageUrl: null,
  thumbnailUrl: null,
  audience: 'both',
  surpriseUntil: null,
};
const recurring: RecurringExpense = {
  ...record,
  every: 'month',
  startsOn: '2026-11-20',
  endsOn: null,
  isVariable: false,
  noticeDays: 0,
  nextOn: '2026-12-20',
  waitingOn: [],
};

let server: FakeServer;

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'info').mockReturnValue();
  server = provideServer({
    [`PATCH /api/expenses/${record.id}`]: () => Response.json(expense),
    [`PATCH /api/recurring-expenses/${record.id}`]: () => Response.json(recurring),
  });
});

const ignore = () => {};

async function prepare(isOn = true) {
  const [{ ExpenseDialog }, { RecurringDialog }] = await Promise.all([
    import('./expense-dialog.tsx'),
    import('#client/features/recurring/components/recurring-dialog.tsx'),
  ]);
  await holdRows(riya.id, balanceRows('0.00', { isOn, defaultKind: 'percent', defaultValue: '60' }));
  return { ExpenseDialog, RecurringDialog };
}

const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const sharesShown = () => screen.getByRole('status').textContent;

test('leaves each share as it was when only the payer of an expense changes', async () => {
  const { ExpenseDialog } = await prepare();
  await renderForMember(<ExpenseDialog expense={expense} onClose={ignore} />);
  await screen.findByLabelText(text.paidBy);
  const before = text.shares('₹300', 'Arjun', '₹200');
  expect(sharesShown()).toBe(before);
  choose(text.paidBy, arjun.id);
  expect(sharesShown()).toBe(before);
  expect(screen.getByLabelText(text.amountOf('Arjun'))).toHaveProperty('value', '200.00');
  choose(text.paidBy, riya.id);
  expect(screen.getByLabelText(text.yourAmount)).toHaveProperty('value', '300.00');
  choose(text.split, 'payer');
  choose(text.paidBy, arjun.id);
  expect(sharesShown()).toBe(text.shares('₹500', 'Arjun', '₹0'));
  screen.getByRole('button', { name: financeScreensText.saveChanges }).click();
  await expect
    .poll(() => server.bodiesOf(`PATCH /api/expenses/${record.id}`))
    .toMatchObject([{ paidBy: arjun.id, split: { kind: 'other' } }]);
});

test('leaves each share as it was when only the payer of a recurring expense changes', async () => {
  const { RecurringDialog } = await prepare();
  await renderForMember(<RecurringDialog recurring={recurring} onClose={ignore} />);
  await screen.findByLabelText(text.paidBy);
  choose(text.paidBy, arjun.id);
  expect(sharesShown()).toBe(text.shares('₹300', 'Arjun', '₹200'));
  screen.getByRole('button', { name: recurringScreensText.saveChanges }).click();
  await expect
    .poll(() => server.bodiesOf(`PATCH /api/recurring-expenses/${record.id}`))
    .toMatchObject([{ paidBy: arjun.id, split: { kind: 'amounts', payer: '200.00' } }]);
});

test('splits a new expense by the default for any payer, until a split is chosen', async () => {
  const { ExpenseDialog } = await prepare();
  await renderForMember(<ExpenseDialog onClose={ignore} />);
  await screen.findByLabelText(text.paidBy);
  fireEvent.change(screen.getByLabelText(financeScreensText.fieldAmount), { target: { value: '500' } });
  expect(sharesShown()).toBe(text.shares('₹300', 'Arjun', '₹200'));
  choose(text.paidBy, arjun.id);
  expect(sharesShown()).toBe(text.shares('₹200', 'Arjun', '₹300'));
  choose(text.split, 'other');
  expect(sharesShown()).toBe(text.shares('₹500', 'Arjun', '₹0'));
  choose(text.paidBy, riya.id);
  expect(sharesShown()).toBe(text.shares('₹500', 'Arjun', '₹0'));
});

test('brings the payer back when both are to see the expense after all', async () => {
  const { ExpenseDialog } = await prepare();
  await renderForMember(<ExpenseDialog expense={{ ...expense, paidBy: arjun.id }} onClose={ignore} />);
  const payer = await screen.findByLabelText(text.paidBy);
  expect(payer).toHaveProperty('value', arjun.id);
  fireEvent.click(screen.getByLabelText(seenText.me));
  expect(screen.queryByLabelText(text.paidBy)).toBeNull();
  fireEvent.click(screen.getByLabelText(seenText.both));
  expect(await screen.findByLabelText(text.paidBy)).toHaveProperty('value', arjun.id);
});

test('makes its author the payer of what is hidden while the two keep no balance', async () => {
  const { ExpenseDialog } = await prepare(false);
  await renderForMember(<ExpenseDialog expense={{ ...expense, paidBy: arjun.id }} onClose={ignore} />);
  fireEvent.click(await screen.findByLabelText(seenText.me));
  expect(screen.queryByLabelText(text.paidBy)).toBeNull();
  screen.getByRole('button', { name: financeScreensText.saveChanges }).click();
  await expect
    .poll(() => server.bodiesOf(`PATCH /api/expenses/${record.id}`))
    .toMatchObject([{ audience: 'me', paidBy: riya.id }]);
});

test('rejects the day of a surprise that is too far ahead before it is sent', async () => {
  const { ExpenseDialog } = await prepare();
  await renderForMember(<ExpenseDialog onClose={ignore} />);
  await screen.findByLabelText(text.paidBy);
  choose(financeScreensText.fieldAmount, '500');
  choose(financeScreensText.fieldTitle, 'Ring');
  fireEvent.click(screen.getByLabelText(seenText.surprise));
  choose(seenText.surpriseDay, '2099-01-01');
  fireEvent.click(screen.getByRole('button', { name: financeScreensText.saveExpense }));
  expect(await screen.findByText(faultsText.money.surpriseDayInvalid(370))).toBeDefined();
  expect(server.bodiesOf('POST /api/expenses')).toEqual([]);
});
