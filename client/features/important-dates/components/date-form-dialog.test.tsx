import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { importantDateScreensText as text } from '#messages/important-date-screens.ts';
import { panchangScreensText } from '#messages/panchang.ts';
import { riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { provideServer } from '#tests/components/network.ts';

test('says why a date without a computed tithi is not saved', async () => {
  provideServer({});
  const { DateFormDialog } = await import('./date-form-dialog.tsx');
  await holdRows(riya.id, { panchangPreferences: [{ id: riya.id, isOn: true, city: 'Ahmedabad', festivals: [] }] });
  await renderForMember(<DateFormDialog onClose={() => undefined} />);
  await userEvent.type(await screen.findByLabelText(text.fieldTitle), 'Wedding');
  // No tithi is computed for a day after 2199.
  fireEvent.change(screen.getByLabelText(text.fieldDate), { target: { value: '2200-06-01' } });
  await userEvent.selectOptions(screen.getByLabelText(text.fieldCategory), 'anniversary');
  const repeats = screen.getByLabelText(panchangScreensText.repeatsBy);
  await userEvent.selectOptions(repeats, 'tithi');
  await userEvent.click(screen.getByRole('button', { name: text.create }));
  await screen.findByText('Please choose a tithi');
  expect(repeats.getAttribute('aria-invalid')).toBe('true');
});
