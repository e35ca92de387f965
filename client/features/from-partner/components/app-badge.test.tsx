import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { arjun, riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { provideServer } from '#tests/components/network.ts';

const nudge = {
  id: '0198a1b2-0000-7000-8000-00000000b001',
  fromUserId: arjun.id,
  toUserId: riya.id,
  message: 'Home in twenty',
  nudgeType: 'sweet' as const,
  isRead: false,
  readAt: null,
  heartedAt: null,
  createdAt: '2026-11-30T06:00:00.000Z',
};

const setAppBadge = vi.fn<(count: number) => Promise<void>>(async () => undefined);
beforeEach(() => {
  vi.resetModules();
  vi.setSystemTime('2026-11-30T06:30:00.000Z');
  setAppBadge.mockClear();
  Object.assign(navigator, { setAppBadge });
  provideServer();
});
afterEach(() => void Reflect.deleteProperty(navigator, 'setAppBadge'));

test('sets the number of things that wait, not before it is known', async () => {
  const { AppBadge } = await import('./app-badge.tsx');
  await renderForMember(<AppBadge />);
  expect(setAppBadge).not.toHaveBeenCalled();
  await act(() => holdRows(riya.id, { nudges: [nudge] }));
  await waitFor(() => expect(setAppBadge.mock.calls).toEqual([[1]]));
  await act(() => holdRows(riya.id, { nudges: [{ ...nudge, isRead: true }] }));
  await waitFor(() => expect(setAppBadge.mock.calls).toEqual([[1], [0]]));
});
