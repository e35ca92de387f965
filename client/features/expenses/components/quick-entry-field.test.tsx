import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { faultsText } from '#messages/faults.ts';
import { financeScreensText as text } from '#messages/finances.ts';
import type { QuickEntry } from '../quick-entry/entry.ts';
import { QuickEntryField } from './quick-entry-field.tsx';

afterEach(cleanup);

function renderField() {
  const onEntry = vi.fn<(entry: QuickEntry | null) => void>();
  render(<QuickEntryField ref={createRef()} today="2026-11-28" onEntry={onEntry} />);
  const field = screen.getByLabelText(text.quickEntry);
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  return { onEntry, type };
}

test('takes back the amount of a line that became ambiguous, in the words of the amount field', () => {
  const { onEntry, type } = renderField();
  type('rent 12');
  expect(onEntry).toHaveBeenLastCalledWith({ amount: '12', title: 'Rent', spentOn: null });
  type('rent 12,00');
  expect(onEntry).toHaveBeenLastCalledWith(null);
  expect(screen.getByText(faultsText.money.amountAmbiguous)).toBeDefined();
  type('rent 12,000');
  expect(onEntry).toHaveBeenLastCalledWith({ amount: '12000', title: 'Rent', spentOn: null });
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

test('leaves the amount of a line with two open, and fills in the one that is tapped', () => {
  const { onEntry, type } = renderField();
  type('iPhone 15 79900');
  expect(onEntry).toHaveBeenLastCalledWith(null);
  const chip = screen.getByRole('button', { name: '₹79,900' });
  expect(screen.getByRole('group', { name: text.quickEntryChoice }).contains(chip)).toBe(true);
  expect(screen.getByRole('button', { name: '₹15' })).toBeDefined();
  expect(chip.getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(chip);
  expect(onEntry).toHaveBeenLastCalledWith({ amount: '79900', title: 'iPhone 15', spentOn: null });
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  expect(document.activeElement).toBe(screen.getByLabelText(text.quickEntry));
  type('iPhone 15 ₹79900');
  expect(screen.queryByRole('group')).toBeNull();
});

test('announces that an amount is to be chosen', () => {
  const { type } = renderField();
  type('chai 40 samosa 20');
  const words = screen.getByText(text.quickEntryChoice);
  expect(words.getAttribute('aria-live')).toBe('polite');
});
