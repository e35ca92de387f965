import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SavingsGoal } from '#domain/goals/schema.ts';
import { faultsText } from '#messages/faults.ts';
import { financeScreensText as text } from '#messages/finances.ts';
import { riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { type FakeServer, provideServer } from '#tests/components/network.ts';
import { connectOutbox } from '#tests/components/pending-changes.ts';

const kerala: SavingsGoal = {
  id: '019ac3a0-0000-7000-8000-000000000003',
  title: 'Kerala',
  targetAmount: '25000.00',
  currentAmount: '500.50',
  category: 'vacation',
  description: null,
  targetDate: null,
  userId: riya.id,
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
};
const ADD = `POST /api/savings-goals/${kerala.id}/add-money`;
const WITHDRAW = `POST /api/savings-goals/${kerala.id}/withdraw`;

let server: FakeServer;
const onClose = vi.fn<() => void>();

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'info').mockReturnValue();
  onClose.mockClear();
  server = provideServer({ [ADD]: () => Response.json(kerala), [WITHDRAW]: () => Response.json(kerala) });
});

/** Opens the form of money into the goal or out of it, and returns what sends pending changes. */
async function openForm(direction: 'in' | 'out') {
  const { MoneyDialog } = await import('./money-dialog.tsx');
  const sendPending = await connectOutbox();
  await holdRows(riya.id, { goals: [kerala] });
  await renderForMember(<MoneyDialog goal={kerala} direction={direction} onClose={onClose} />);
  await screen.findByLabelText(text.fieldAmount);
  return sendPending;
}

const type = (value: string) => fireEvent.change(screen.getByLabelText(text.fieldAmount), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test.each([
  ['1,450.50', '1450.50'],
  ['૪૦', '40'],
])('adds the typed amount %s as %s', async (typed, amount) => {
  await openForm('in');
  type(typed);
  press(text.saveMoney);
  await expect.poll(() => server.bodiesOf(ADD)).toMatchObject([{ amount }]);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('fills in a usual amount, and what is missing to the target', async () => {
  await openForm('in');
  press('₹1,000');
  expect(screen.getByLabelText(text.fieldAmount)).toHaveProperty('value', '1000');
  press(text.theRest('₹24,499.50'));
  press(text.saveMoney);
  await expect.poll(() => server.bodiesOf(ADD)).toMatchObject([{ amount: '24499.50' }]);
});

test('withdraws all of what is saved', async () => {
  await openForm('out');
  press(text.everything('₹500.50'));
  press(text.saveWithdrawal);
  await expect.poll(() => server.bodiesOf(WITHDRAW)).toMatchObject([{ amount: '500.50' }]);
  expect(server.bodiesOf(ADD)).toEqual([]);
});

test('asks for the amount, and sends nothing', async () => {
  await openForm('in');
  press(text.saveMoney);
  const { latestToast } = await import('#client/ui/feedback/toast.ts');
  await expect
    .poll(() => latestToast.get())
    .toMatchObject({ title: text.error, description: faultsText.money.amountRequired });
  expect(server.bodiesOf(ADD)).toEqual([]);
});

test('shows the reason of the server, and leaves what was typed', async () => {
  server.answers[WITHDRAW] = () =>
    Response.json({ code: 'too_much', message: 'So much is not saved' }, { status: 409 });
  await openForm('out');
  type('600');
  press(text.saveWithdrawal);
  expect((await screen.findByText('So much is not saved')).getAttribute('role')).toBe('alert');
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText(text.fieldAmount)).toHaveProperty('value', '600');
});

test('adds money without a network, and sends it once afterwards', async () => {
  const sendPending = await openForm('in');
  server.isCut = true;
  type('100');
  press(text.saveMoney);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  server.isCut = false;
  await act(sendPending);
  await act(sendPending);
  expect(server.bodiesOf(ADD)).toMatchObject([{ amount: '100' }]);
});
