import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { splittingScreensText as text } from '#messages/splitting.ts';
import { arjun, riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { balanceRows } from '#tests/components/money-rows.ts';
import { type FakeServer, provideServer } from '#tests/components/network.ts';

const RECORD = 'POST /api/settlements';

/** Rupees that Riya owes Arjun. */
const DEBT = '500.00';

let server: FakeServer;

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'info').mockReturnValue();
  server = provideServer({ 'POST /api/settlements/show-code': () => new Response(null, { status: 204 }) });
});

/** Opens the payment of the debt, and returns a function that shows a later one; a negative one is owed to Riya. */
async function openPayment(amount = DEBT) {
  const { PayDialog } = await import('./pay-dialog.tsx');
  const showDebt = (owed: string) => act(() => holdRows(riya.id, balanceRows(owed)));
  await showDebt(DEBT);
  const ignore = () => {};
  await renderForMember(
    <PayDialog payment={{ amount }} upiId="arjun@okbank" partner={arjun} onPaid={ignore} onClose={ignore} />,
  );
  await waitFor(() => expect(codes()).toHaveLength(3));
  return showDebt;
}

const codes = () => [
  ...screen.queryAllByRole('button', { name: text.copyUpiId }),
  ...screen.queryAllByRole('button', { name: text.save }),
  ...document.querySelectorAll('a[href^="upi:"]'),
];

test.each([
  ['settled', '0.00', text.isSettled],
  ['turned', '-900.00', text.isSettled],
  ['below the payment', '499.99', text.balanceMoved('₹500')],
])('shows no way to pay once the balance is %s', async (_name, later, words) => {
  const showDebt = await openPayment();
  await showDebt(later);
  await waitFor(() => expect(codes()).toEqual([]));
  expect(screen.getByRole('status').textContent).toBe(words);
});

test('records a payment that was made before', async () => {
  server.answers[RECORD] = () => Response.json({}, { status: 201 });
  const showDebt = await openPayment();
  await showDebt('0.00');
  screen.getByRole('button', { name: text.yes }).click();
  await expect.poll(() => server.bodiesOf(RECORD)).toMatchObject([{ amount: '500.00', fromUserId: riya.id }]);
});

test('shows the ways to pay a part while so much is owed', async () => {
  const showDebt = await openPayment('200.00');
  await showDebt('300.00');
  await screen.findByText(text.balanceMoved('₹200'));
  expect(codes()).toHaveLength(3);
});

test('shows the ways to pay more than is owed', async () => {
  await openPayment('600.00');
  expect(screen.queryByText(text.isSettled)).toBeNull();
});
