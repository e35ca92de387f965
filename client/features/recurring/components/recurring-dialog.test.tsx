import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { financeScreensText } from '#messages/finances.ts';
import { recurringScreensText as text } from '#messages/recurring.ts';
import { riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { lentExpense } from '#tests/components/money-rows.ts';
import { provideServer } from '#tests/components/network.ts';

beforeEach(() => {
  vi.resetModules();
  provideServer();
});

async function openForm(category: 'gifts' | 'other' = 'gifts') {
  const { RecurringDialog } = await import('./recurring-dialog.tsx');
  await holdRows(riya.id, { expenses: [{ ...lentExpense(riya.id, '649.00'), title: 'Netflix', category }] });
  await renderForMember(<RecurringDialog onClose={() => {}} />);
  const title = await screen.findByLabelText(financeScreensText.fieldTitle);
  return (value: string) => fireEvent.change(title, { target: { value } });
}

const category = () => screen.getByLabelText(text.category);

test('guesses the category by the title, as the couple last gave it or by its words', async () => {
  const type = await openForm();
  expect(category()).toHaveProperty('value', 'other');
  type('Electricity');
  expect(category()).toHaveProperty('value', 'bills');
  type('netflix');
  expect(category()).toHaveProperty('value', 'gifts');
  type('Something else');
  expect(category()).toHaveProperty('value', 'other');
});

test('prefers everyday words to a category of the couple that is “Other”', async () => {
  const type = await openForm('other');
  type('Netflix');
  expect(category()).toHaveProperty('value', 'entertainment');
});

test('leaves a category that was chosen', async () => {
  const type = await openForm();
  fireEvent.change(category(), { target: { value: 'home' } });
  type('Electricity');
  expect(category()).toHaveProperty('value', 'home');
});
