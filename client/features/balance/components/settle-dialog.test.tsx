import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Balance } from '#domain/balance/schema.ts';
import { faultsText } from '#messages/faults.ts';
import { financeScreensText } from '#messages/finances.ts';
import { splittingScreensText as text } from '#messages/splitting.ts';
import { uiText } from '#messages/ui.ts';
import { arjun, riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { balanceRows } from '#tests/components/money-rows.ts';
import { type FakeServer, provideServer } from '#tests/components/network.ts';
import { connectOutbox } from '#tests/components/pending-changes.ts';

const RECORD = 'POST /api/settlements';
const owed: Balance = {
  isOn: true,
  since: '2026-11-01',
  default: { kind: 'equal' },
  owedBy: riya.id,
  owedTo: arjun.id,
  amount: '500.00',
  partnerUpiId: null,
};

let server: FakeServer;
const onClose = vi.fn<() => void>();

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'info').mockReturnValue();
  onClose.mockClear();
  server = provideServer({ [RECORD]: ({ body }) => Response.json(body, { status: 201 }) });
});

/** Opens the form of a settlement, and returns what sends pending changes. */
async function openForm(balance: Partial<Balance> = {}) {
  const { SettleDialog } = await import('./settle-dialog.tsx');
  const sendPending = await connectOutbox();
  await holdRows(riya.id, balanceRows('500.00'));
  await renderForMember(<SettleDialog balance={{ ...owed, ...balance }} partner={arjun} onClose={onClose} />);
  await screen.findByLabelText(financeScreensText.fieldAmount);
  return sendPending;
}

const amount = () => screen.getByLabelText(financeScreensText.fieldAmount);
const type = (value: string) => fireEvent.change(amount(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('records the whole balance, or a part of it, from the one who owes', async () => {
  await openForm();
  expect(amount()).toHaveProperty('value', '500.00');
  type('200');
  fireEvent.change(screen.getByLabelText(text.method), { target: { value: 'cash' } });
  press(text.record);
  await expect
    .poll(() => server.bodiesOf(RECORD))
    .toMatchObject([{ amount: '200', method: 'cash', fromUserId: riya.id }]);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('records what the partner has paid as from the partner', async () => {
  await openForm({ owedBy: arjun.id, owedTo: riya.id });
  press(text.record);
  await expect.poll(() => server.bodiesOf(RECORD)).toMatchObject([{ amount: '500.00', fromUserId: arjun.id }]);
});

test.each([
  ['', uiText.required],
  ['0', faultsText.money.amountNotPositive],
  ['12,00', faultsText.money.amountAmbiguous],
])('refuses the amount “%s”', async (typed, words) => {
  await openForm();
  type(typed);
  press(text.record);
  expect(await screen.findByText(words)).toBeDefined();
  expect(server.bodiesOf(RECORD)).toEqual([]);
});

test('pays by UPI before it records, where the partner’s address is known', async () => {
  await openForm({ partnerUpiId: 'arjun@okbank' });
  press(text.pay('Arjun'));
  expect(await screen.findByText(text.payAmount('Arjun', '₹500'))).toBeDefined();
  expect(server.bodiesOf(RECORD)).toEqual([]);
});

test('shows that the balance has turned, and records nothing', async () => {
  server.answers[RECORD] = () => Response.json({ code: 'balance_turned', message: 'It has turned' }, { status: 409 });
  await openForm();
  press(text.record);
  expect((await screen.findByText('It has turned')).getAttribute('role')).toBe('alert');
  expect(onClose).not.toHaveBeenCalled();
});

test('records without a network, and sends the settlement once afterwards', async () => {
  const sendPending = await openForm();
  server.isCut = true;
  press(text.record);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  server.isCut = false;
  await act(sendPending);
  await act(sendPending);
  expect(server.bodiesOf(RECORD)).toMatchObject([{ amount: '500.00', fromUserId: riya.id }]);
});
