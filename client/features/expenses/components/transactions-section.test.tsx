import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { financeScreensText as text } from '#messages/finances.ts';
import { riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { lentExpense } from '#tests/components/money-rows.ts';
import { provideServer } from '#tests/components/network.ts';

beforeEach(() => {
  vi.resetModules();
  provideServer();
});

test('clears the search by its own button, and puts the cursor back', async () => {
  const { Transactions } = await import('./transactions-section.tsx');
  await holdRows(riya.id, { expenses: [lentExpense(riya.id, '900.00')] });
  await renderForMember(<Transactions />, riya, '/finances?view=transactions');
  const field = screen.getByRole('searchbox', { name: text.search });
  expect(screen.queryByRole('button', { name: text.clearSearch })).toBeNull();
  fireEvent.change(field, { target: { value: 'petrol' } });
  expect(await screen.findByText(text.noneFoundTitle)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: text.clearSearch }));
  expect(field).toHaveProperty('value', '');
  expect(document.activeElement).toBe(field);
  expect(await screen.findByText('Rent')).toBeDefined();
});
