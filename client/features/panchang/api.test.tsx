import { useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { IMPORTANT_DATE_DEFAULTS } from '#domain/important-dates/facts.ts';
import { riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { provideServer } from '#tests/components/network.ts';

const wedding = {
  ...IMPORTANT_DATE_DEFAULTS,
  id: '0198a1b2-0000-7000-8000-00000000da7e',
  userId: riya.id,
  title: 'Wedding',
  date: '2025-10-22',
  category: 'anniversary' as const,
  calendar: 'tithi' as const,
  tithi: { month: 1, paksha: 'sud' as const, tithi: 1 },
  tithiCity: 'Ahmedabad',
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
};

beforeEach(() => {
  vi.resetModules();
  provideServer({});
});

/** Renders a part that reads the days of tithis, and returns what it hears of their loading. */
async function watchLoading() {
  const { useTithiDays } = await import('./api.ts');
  const onState = vi.fn<(isLoading: boolean) => void>();
  function Part() {
    const { isLoading } = useTithiDays();
    useEffect(() => onState(isLoading), [isLoading]);
    return null;
  }
  await holdRows(riya.id, { importantDates: [wedding] });
  await renderForMember(<Part />);
  await vi.waitFor(() => expect(onState).toHaveBeenLastCalledWith(false));
  return onState;
}

test('waits for the days of tithis while they are being loaded', async () => {
  expect(await watchLoading()).toHaveBeenCalledWith(true);
});

test('does not wait for days of tithis that could not be loaded', async () => {
  vi.spyOn(console, 'warn').mockReturnValue();
  const { loadDays } = await import('./api.ts');
  await loadDays(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await watchLoading()).not.toHaveBeenCalledWith(true);
});
