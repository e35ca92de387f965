import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { panchangScreensText as text } from '#messages/panchang.ts';
import { riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { provideServer } from '#tests/components/network.ts';

test('offers a wedding of an adhika month from the next year on', async () => {
  vi.setSystemTime('2026-06-01T06:30:00.000Z');
  provideServer({});
  await holdRows(riya.id, { panchangPreferences: [{ id: riya.id, isOn: true, city: 'Ahmedabad', festivals: [] }] });
  const { WeddingOffer } = await import('./lazy-panchang-section.tsx');
  await renderForMember(<WeddingOffer anniversary="2026-05-20" />);
  expect(await screen.findByText(/^Adhik Jeth sud 4, next on .*2027$/)).toBeDefined();
  expect(screen.getByRole('button', { name: text.weddingAdd })).toBeDefined();
});
