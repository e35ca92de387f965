import { faultsText } from '#messages/faults.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { financeScreensText as text } from '#messages/finances.ts';
import type { QuickEntry } from '../quick-entry/entry.ts';
import { QuickEntryField } from './quick-entry-field.tsx';

afterEach(cleanup);

function renderField() {
  const onEntry = vi.fn<(entry: QuickEntry | null) => void>();
  render(<QuickEntryField ref={null} today="2026-11-28" onEntry={onEntry} />);
  const field = screen.getByLabelText(text.quickEntry);
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  return { onEntry, type };
}

test('takes back the amount of a line that became ambiguous, in the words of the amount field', () => {
  const { onEntry, type } = renderField();
  type('rent 12');
  expect(onEntry).toHaveBeenLastCalledWith({ amount: '12', title: 'rent', spentOn: null });
  type('rent 12,00');
  expect(onEntry).toHaveBeenLastCalledWith(null);
  expect(screen.getByText(faultsText.money.amountAmbiguous)).toBeDefined();
  type('rent 12,000');
  expect(onEntry).toHaveBeenLastCalledWith({ amount: '12000', title: 'rent', spentOn: null });
  expect(screen.queryByText(faultsText.money.amountAmbiguous)).toBeNull();
});

test('says that a day does not exist', () => {
  const { onEntry, type } = renderField();
  type('petrol 500 31 nov');
  expect(onEntry).toHaveBeenLastCalledWith(null);
  expect(screen.getByText(text.quickEntryRefused.day)).toBeDefined();
});

test('shows no rejection while the amount is still to be typed', () => {
  const { type } = renderField();
  type('chai');
  expect(screen.queryByText(text.quickEntryRefused.unreadable)).toBeNull();
});
