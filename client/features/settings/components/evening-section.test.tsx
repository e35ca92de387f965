import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { eveningText as text } from '#messages/daily-moment.ts';
import { riya } from '#tests/components/couple.ts';
import { coupleRows, holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { provideServer } from '#tests/components/network.ts';

const CHANGE = 'PUT /api/couple/evening';

async function renderSection() {
  const { EveningSection } = await import('./evening-section.tsx');
  await holdRows(riya.id);
  await renderForMember(<EveningSection />);
}

test('sets the couple’s hour, and follows the partner’s change', async () => {
  const server = provideServer({ [CHANGE]: () => Response.json({ time: '21:00' }) });
  await renderSection();
  const field = screen.getByLabelText<HTMLSelectElement>(text.label);
  expect(field.value).toBe('20:30');
  expect(screen.getAllByRole('option')).toHaveLength(9);
  await userEvent.selectOptions(field, '21:00');
  await waitFor(() => expect(server.bodiesOf(CHANGE)).toEqual([{ time: '21:00' }]));
  const [couple] = coupleRows.couples ?? [];
  if (!couple) throw new Error('there is a couple');
  await act(() => holdRows(riya.id, { couples: [{ ...couple, eveningTime: '18:30' }] }));
  await waitFor(() => expect(field.value).toBe('18:30'));
});

test('shows nothing to a member alone', async () => {
  provideServer();
  await renderSection();
  const [couple] = coupleRows.couples ?? [];
  if (!couple) throw new Error('there is a couple');
  const [seat] = couple.seats;
  await act(() => holdRows(riya.id, { couples: [{ ...couple, seats: seat ? [seat] : [] }] }));
  expect(screen.queryByLabelText(text.label)).toBeNull();
});
