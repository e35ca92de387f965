import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { PartnerInsights } from '#domain/partner-insights/schema.ts';
import { partnerInsightsText as text } from '#messages/partner-insights.ts';
import { arjun, riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { provideServer } from '#tests/components/network.ts';

const empty: PartnerInsights = {
  months: ['2026-10', '2026-11'].map((month) => ({ month, dates: 0, memories: 0, spent: '0.00' })),
  dateKinds: [],
  planners: [riya, arjun].map(({ id, firstName }) => ({ userId: id, firstName, count: 0 })),
  totalSpent: '0.00',
  spending: [],
};

beforeEach(() => void vi.resetModules());

async function open(insights: PartnerInsights) {
  provideServer({ 'GET /api/partner-insights': () => Response.json(insights) });
  const { default: PartnerInsightsScreen } = await import('./partner-insights-screen.tsx');
  await holdRows(riya.id);
  await renderForMember(<PartnerInsightsScreen />, { ...riya, isPremium: true });
  await screen.findAllByRole('heading', { level: 2 });
}

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('says to a new couple what will be here', async () => {
  await open(empty);
  expect(headings()).toEqual([text.emptyTitle]);
  expect(screen.getByRole('link', { name: text.emptyAction })).toBeTruthy();
});

test('shows no empty pattern to a couple that has recorded expenses alone', async () => {
  const spending = [{ category: 'food' as const, total: '640.00' }];
  await open({ ...empty, totalSpent: '640.00', spending });
  expect(headings()).toEqual([text.noDatesTitle, text.spending]);
  expect(screen.getByRole('link', { name: text.emptyAction })).toBeTruthy();
});

test('shows the patterns of dates from the first one on', async () => {
  await open({
    ...empty,
    months: empty.months.map((month, place) => ({ ...month, dates: place })),
    dateKinds: [{ category: 'picnic', count: 1 }],
  });
  expect(headings()).toEqual([text.meeting, text.enjoying, text.planning, text.seasons]);
});
