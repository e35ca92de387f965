import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { RecurringExpense } from '#domain/recurring/schema.ts';
import { restoringText } from '#messages/member-shell.ts';
import { recurringScreensText as text } from '#messages/recurring.ts';
import { riya } from '#tests/components/couple.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { provideServer, type FakeServer } from '#tests/components/network.ts';

const at = '2026-11-20T10:00:00.000Z';
const expenseId = '019ac3a0-0000-7000-8000-0000000000f2';
const rent: RecurringExpense = {
  id: '019ac3a0-0000-7000-8000-0000000000f1',
  title: 'Rent',
  amount: '18000.00',
  category: 'rent',
  paidBy: riya.id,
  split: { kind: 'payer' },
  every: 'month',
  startsOn: '2026-12-01',
  endsOn: null,
  isVariable: false,
  noticeDays: 3,
  nextOn: '2026-12-01',
  waitingOn: [],
  userId: riya.id,
  createdAt: at,
  updatedAt: at,
};

let server: FakeServer;
beforeEach(() => {
  vi.resetModules();
  server = provideServer({
    [`POST /api/recurring-expenses/${rent.id}/pay`]: () => Response.json({ id: expenseId }, { status: 201 }),
    [`DELETE /api/expenses/${expenseId}`]: () => new Response(null, { status: 204 }),
  });
});

test('offers to undo a payment, which deletes its expense', async () => {
  const [{ PaidButton }, { ToastRegion }, { startToaster }] = await Promise.all([
    import('./paid-button.tsx'),
    import('#client/ui/feedback/toast-region.tsx'),
    import('#client/ui/feedback/toaster.ts'),
  ]);
  await renderForMember(
    <>
      <PaidButton recurring={rent} on="2026-12-01" />
      <ToastRegion />
    </>,
  );
  startToaster();
  fireEvent.click(screen.getByText(text.paid));
  expect(await screen.findByText(text.filled)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: restoringText.undo }));
  await waitFor(() => expect(server.received.map(({ route }) => route)).toContain(`DELETE /api/expenses/${expenseId}`));
});
