import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { adminCampaignsText as text } from '#messages/en/admin/campaigns.ts';
import { adminText } from '#messages/en/admin/shell.ts';
import { riya } from '#tests/components/couple.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { provideServer } from '#tests/components/network.ts';

beforeEach(() => {
  vi.resetModules();
  provideServer();
});

test('previews a notification in each language, in English where a text is missing', async () => {
  const { CampaignForm } = await import('./campaign-form.tsx');
  await renderForMember(<CampaignForm />, { ...riya, isAdmin: true });
  const phone = within(screen.getByRole('figure'));
  const notificationIn = (language: keyof typeof adminText.languages) =>
    phone.getByRole('region', { name: adminText.languages[language] }).textContent;
  await userEvent.type(screen.getByLabelText(text.fieldTitle), 'Garba nights');
  for (const language of ['en', 'gu', 'hi'] as const) expect(notificationIn(language)).toContain('Garba nights');
  const { name, translations } = text.templates.new_deals;
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
  expect(notificationIn('gu')).toContain(translations.gu.body);
  expect(notificationIn('hi')).toContain(translations.hi.title);
  expect(notificationIn('gu')).not.toContain('Garba');
});
