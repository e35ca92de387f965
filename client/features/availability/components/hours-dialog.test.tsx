import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DEFAULT_AVAILABILITY, SPANS_A_DAY, WEEKDAYS } from '#domain/availability/facts.ts';
import { availabilityScreensText as text } from '#messages/availability.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { nameOfWeekday } from '../model.ts';
import { HoursDialog } from './hours-dialog.tsx';

const [day] = WEEKDAYS;

test('focuses the button that adds hours to a day after a span is removed from a full one', async () => {
  const spans = ['08:00', '12:00', '18:00', '21:00'].map((from) => ({ day, from, to: `${from.slice(0, 2)}:30` }));
  const availability = { ...DEFAULT_AVAILABILITY, hours: spans.slice(0, SPANS_A_DAY) };
  await renderForMember(<HoursDialog availability={availability} onClose={() => undefined} />);
  const name = nameOfWeekday(day);
  const [remove] = await screen.findAllByRole('button', { name: text.remove(name) });
  expect(screen.queryByRole('button', { name: text.add(name) })).toBeNull();
  if (remove) await userEvent.click(remove);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: text.add(name) }));
});
