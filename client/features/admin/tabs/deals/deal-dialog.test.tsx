import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { adminText } from '#messages/en/admin/shell.ts';
import { riya } from '#tests/components/couple.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { provideServer } from '#tests/components/network.ts';

beforeEach(() => {
  vi.resetModules();
  provideServer();
});

test('previews a deal wholly in the language of its reader', async () => {
  const { DealDialog } = await import('./deal-dialog.tsx');
  const start = {
    title: '20% off',
    businessName: 'Agashiye',
    offerType: 'percentage_off' as const,
    validTo: '2026-12-31',
    terms: 'On weekdays',
    translations: {
      gu: { title: 'ભાવમાં 20% ડિસ્કાઉન્ટ', offerText: '', description: '', terms: 'સોમથી શુક્ર' },
      hi: { title: '', offerText: '', description: '', terms: '' },
    },
  };
  await renderForMember(<DealDialog deal={null} start={start} onClose={() => undefined} />, { ...riya, isAdmin: true });
  const preview = within(await screen.findByRole('region', { name: adminText.preview }));
  expect(preview.getByText('Until 31 December 2026')).toBeTruthy();
  await userEvent.click(preview.getByRole('button', { name: adminText.languages.gu }));
  for (const words of ['ભાવમાં 20% ડિસ્કાઉન્ટ', '% ડિસ્કાઉન્ટ', '31 ડિસેમ્બર, 2026 સુધી', 'શરતો: સોમથી શુક્ર'])
    expect(preview.getByText(words)).toBeTruthy();
  expect(preview.queryByText(/Until|Percentage|Terms/)).toBeNull();
});
