import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Balance } from '#domain/balance/schema.ts';
import { splittingScreensText as text } from '#messages/splitting.ts';
import { arjun, renderForMember, riya } from '#tests/components/member-page.tsx';
import { holdRows } from '#tests/components/held-copy.ts';
import { type FakeServer, provideServer } from '#tests/components/network.ts';

const RECORD = 'POST /api/settlements';

const debt: Balance = {
  isOn: true,
  since: '2026-11-01',
  default: { kind: 'equal' },
  owedBy: riya.id,
  owedTo: arjun.id,
  amount: '500.00',
  partnerUpiId: 'arjun@okbank',
};
const even: Balance = { ...debt, owedBy: null, owedTo: null, amount: '0.00' };
const turned: Balance = { ...debt, owedBy: arjun.id, owedTo: riya.id, amount: '900.00' };

let server: FakeServer;

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'info').mockReturnValue();
  server = provideServer({ 'POST /api/settlements/show-code': () => new Response(null, { status: 204 }) });
});

/** Opens the payment of the debt, and returns a function that shows a later balance. */
async function openPayment(amount = debt.amount) {
  const [{ api }, { queryClient }, { PayDialog }] = await Promise.all([
    import('#client/data/api.ts'),
    import('#client/data/query-client.ts'),
    import('./pay-dialog.tsx'),
  ]);
  await holdRows(riya.id);
  const showBalance = (balance: Balance) => queryClient.setQueryData(api.balance.read.queryKey(), balance);
  showBalance(debt);
  const ignore = () => {};
  await renderForMember(
    <PayDialog payment={{ amount }} upiId="arjun@okbank" partner={arjun} onPaid={ignore} onClose={ignore} />,
  );
  await waitFor(() => expect(codes()).toHaveLength(3));
  return showBalance;
}

const codes = () => [
  ...screen.queryAllByRole('button', { name: text.copyUpiId }),
  ...screen.queryAllByRole('button', { name: text.save }),
  ...document.querySelectorAll('a[href^="upi:"]'),
];

test.each([
  ['settled', even, text.isSettled],
  ['turned', turned, text.isSettled],
  ['below the payment', { ...debt, amount: '499.99' }, text.balanceMoved('₹500')],
])('shows no way to pay once the balance is %s', async (_name, later, words) => {
  const showBalance = await openPayment();
  showBalance(later);
  await waitFor(() => expect(codes()).toEqual([]));
  expect(screen.getByRole('status').textContent).toBe(words);
});

test('records a payment that was made before', async () => {
  server.answers[RECORD] = () => Response.json({}, { status: 201 });
  const showBalance = await openPayment();
  showBalance(even);
  screen.getByRole('button', { name: text.yes }).click();
  await expect.poll(() => server.bodiesOf(RECORD)).toMatchObject([{ amount: '500.00', fromUserId: riya.id }]);
});

test('shows the ways to pay a part while so much is owed', async () => {
  const showBalance = await openPayment('200.00');
  showBalance({ ...debt, amount: '300.00' });
  await screen.findByText(text.balanceMoved('₹200'));
  expect(codes()).toHaveLength(3);
});

test('shows the ways to pay more than is owed', async () => {
  await openPayment('600.00');
  expect(screen.queryByText(text.isSettled)).toBeNull();
});
