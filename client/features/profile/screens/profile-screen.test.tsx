import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { exportsText } from '#messages/exports.ts';
import { profileText as text } from '#messages/profile.ts';
import { trashScreensText } from '#messages/trash.ts';
import { riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { provideServer } from '#tests/components/network.ts';

beforeEach(() => {
  vi.resetModules();
  provideServer({ 'GET /api/achievements': () => Response.json([]) });
});

async function open() {
  const { default: ProfileScreen } = await import('./profile-screen.tsx');
  await holdRows(riya.id);
  await renderForMember(<ProfileScreen />);
  await screen.findByRole('heading', { name: text.relationship });
}

test('shows its parts in the order of the specification', async () => {
  await open();
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual([
    text.personal,
    text.settings,
    text.relationship,
    text.journey,
    text.recentAchievement,
    text.summary,
  ]);
  expect(screen.getAllByText(text.accountType)).toHaveLength(2);
  expect(screen.getByText('2026')).toBeTruthy();
});

test('leads to the data near the top of the settings, and ends with the deletion of the account', async () => {
  await open();
  const settings = screen.getByRole('heading', { name: text.settings }).closest('section');
  if (!settings) throw new Error('the settings are a section');
  const rows = within(settings)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(rows.findIndex((row) => row.startsWith(exportsText.title))).toBeLessThan(3);
  expect(rows.at(-1)).toBe(text.deleteAccount);
  expect(within(settings).getByRole('link', { name: new RegExp(trashScreensText.title) })).toBeTruthy();
});

test('names each button by what it changes', async () => {
  await open();
  for (const field of [text.fullName, text.birthday, text.city, text.upiId])
    expect(screen.getByRole('button', { name: `${text.edit} ${field}` })).toBeTruthy();
});
