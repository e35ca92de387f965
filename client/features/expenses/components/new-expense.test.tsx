import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { faultsText } from '#messages/faults.ts';
import { financeScreensText as text } from '#messages/finances.ts';
import { splittingScreensText } from '#messages/splitting.ts';
import { arjun, riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { balanceRows, lentExpense } from '#tests/components/money-rows.ts';
import { type FakeServer, provideServer } from '#tests/components/network.ts';
import { connectOutbox } from '#tests/components/pending-changes.ts';

const CREATE = 'POST /api/expenses';

let server: FakeServer;
const onClose = vi.fn<() => void>();

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'info').mockReturnValue();
  onClose.mockClear();
  server = provideServer({ [CREATE]: ({ body }) => Response.json(body, { status: 201 }) });
});

/**
 * Opens the form of a new expense of two who keep a balance and have Netflix under gifts. Returns what sends pending
 * changes.
 */
async function openForm() {
  const { ExpenseDialog } = await import('./expense-dialog.tsx');
  const sendPending = await connectOutbox();
  const netflix = { ...lentExpense(riya.id, '649.00'), title: 'Netflix', category: 'gifts' } as const;
  await holdRows(riya.id, { ...balanceRows('0.00'), expenses: [netflix] });
  await renderForMember(<ExpenseDialog onClose={onClose} />);
  await screen.findByLabelText(splittingScreensText.paidBy);
  return sendPending;
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: text.saveExpense }));
const valueOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const saveAndGoOn = () => fireEvent.click(screen.getByRole('button', { name: text.saveAndAddAnother }));

async function toast() {
  const { latestToast } = await import('#client/ui/feedback/toast.ts');
  return latestToast.get();
}

test.each([
  ['1,450.50', '1450.50'],
  ['₹40', '40'],
  ['૪૦', '40'],
])('sends the amount %s as %s, split by the default of the two', async (typed, amount) => {
  await openForm();
  type(text.fieldTitle, 'Chai');
  type(text.fieldAmount, typed);
  save();
  await expect
    .poll(() => server.bodiesOf(CREATE))
    .toMatchObject([{ title: 'Chai', amount, category: 'food', paidBy: riya.id, split: { kind: 'equal' } }]);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test.each([
  ['percent', splittingScreensText.yourPercent, '70', { kind: 'percent', payer: 70 }],
  ['amounts', splittingScreensText.yourAmount, '30', { kind: 'amounts', payer: '30' }],
])('sends a split by %s as it was typed', async (kind, label, payer, split) => {
  await openForm();
  type(text.fieldTitle, 'Chai');
  type(text.fieldAmount, '100');
  type(splittingScreensText.split, kind);
  type(label, payer);
  const [mine, theirs] = ['₹70', '₹30'];
  const shares = kind === 'percent' ? [mine, theirs] : [theirs, mine];
  expect(
    screen.getByText(splittingScreensText.shares(shares[0] ?? '', arjun.firstName, shares[1] ?? '')),
  ).toBeDefined();
  save();
  await expect.poll(() => server.bodiesOf(CREATE)).toMatchObject([{ split }]);
});

test('asks for what is missing, and sends nothing', async () => {
  await openForm();
  save();
  await expect.poll(toast).toMatchObject({ title: text.error, description: faultsText.money.fieldsRequired });
  await waitFor(() => expect(screen.getByLabelText(text.fieldTitle).getAttribute('aria-invalid')).toBe('true'));
  expect(server.bodiesOf(CREATE)).toEqual([]);
});

test.each([
  ['12,00', faultsText.money.amountAmbiguous],
  ['0', faultsText.money.amountNotPositive],
  ['9.999', faultsText.money.amountTooFine],
])('refuses the amount %s', async (typed, words) => {
  await openForm();
  type(text.fieldTitle, 'Chai');
  type(text.fieldAmount, typed);
  save();
  expect(await screen.findByText(words)).toBeDefined();
  expect(server.bodiesOf(CREATE)).toEqual([]);
});

test('shows the reason of the server, and leaves what was typed', async () => {
  server.answers[CREATE] = () => Response.json({ code: 'storage_limit', message: 'There is no room' }, { status: 409 });
  await openForm();
  type(text.fieldTitle, 'Chai');
  type(text.fieldAmount, '40');
  save();
  expect((await screen.findByText('There is no room')).getAttribute('role')).toBe('alert');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText(text.fieldTitle)).toHaveProperty('value', 'Chai');
});

test('saves without a network, and sends the expense once afterwards', async () => {
  const sendPending = await openForm();
  server.isCut = true;
  type(text.fieldTitle, 'Chai');
  type(text.fieldAmount, '40');
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  server.isCut = false;
  await act(sendPending);
  await act(sendPending);
  expect(server.bodiesOf(CREATE)).toMatchObject([{ title: 'Chai', amount: '40' }]);
});

test('fills in a line, saves it, and begins the next expense in the line', async () => {
  await openForm();
  type(text.quickEntry, 'netflix 649');
  expect(valueOf(text.fieldAmount)).toBe('649');
  expect(valueOf(text.fieldTitle)).toBe('Netflix');
  expect(valueOf(text.fieldCategory)).toBe('gifts');
  saveAndGoOn();
  await expect.poll(() => server.bodiesOf(CREATE)).toMatchObject([{ title: 'Netflix', amount: '649' }]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(text.quickEntry)));
  expect([text.quickEntry, text.fieldAmount, text.fieldTitle].map(valueOf)).toEqual(['', '', '']);
  expect(onClose).not.toHaveBeenCalled();
});

test('focuses the amount of the next expense where the fields were typed', async () => {
  await openForm();
  type(text.quickEntry, 'netflix 649');
  type(text.fieldAmount, '40');
  type(text.fieldTitle, 'Chai');
  saveAndGoOn();
  await expect.poll(() => server.bodiesOf(CREATE)).toMatchObject([{ title: 'Chai', amount: '40' }]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(text.fieldAmount)));
});

test('takes back the amount of a line that names no certain one any longer', async () => {
  await openForm();
  type(text.quickEntry, 'rent 12');
  expect(valueOf(text.fieldAmount)).toBe('12');
  type(text.quickEntry, 'rent 12,00');
  expect(valueOf(text.fieldAmount)).toBe('');
});

test('follows the title with its category until one is chosen, and again for the next expense', async () => {
  await openForm();
  type(text.fieldTitle, 'Electricity');
  expect(valueOf(text.fieldCategory)).toBe('bills');
  type(text.fieldCategory, 'home');
  type(text.fieldTitle, 'Netflix');
  expect(valueOf(text.fieldCategory)).toBe('home');
  type(text.fieldAmount, '649');
  saveAndGoOn();
  await expect.poll(() => server.bodiesOf(CREATE)).toMatchObject([{ title: 'Netflix', category: 'home' }]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(text.fieldAmount)));
  type(text.fieldTitle, 'Netflix');
  expect(valueOf(text.fieldCategory)).toBe('gifts');
});
