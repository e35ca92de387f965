import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CopiedRows } from '#domain/copy/schema.ts';
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

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now: new Date('2026-11-30T06:30:00.000Z'), shouldAdvanceTime: true });
  provideServer();
});

/** Opens a screen on which rows come after it was opened. */
async function open(path: string, rows: CopiedRows) {
  const [{ SlipOutlet }, { Route, Routes }] = await Promise.all([import('./slip-outlet.tsx'), import('react-router')]);
  await holdRows(riya.id);
  const page = (
    <>
      <SlipOutlet />
      <Routes>
        <Route path="*" element={null} />
        <Route path="/nudges" element={<p>Your nudges</p>} />
      </Routes>
    </>
  );
  await renderForMember(page, riya, path);
  await act(() => holdRows(riya.id, rows));
}

test('lets a nudge slide in on another screen, and takes it away after 6 s', async () => {
  await open('/finances', { nudges: [nudge] });
  const region = screen.getByRole('status', { name: 'Just in' });
  expect(region.textContent).toContain('From ArjunHome in twenty');
  // Announced while a dialog is open, too.
  expect(region.getAttribute('aria-live')).toBe('polite');
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(screen.queryByText('Home in twenty')).toBeNull();
});

test('shows several that come at once one after another', async () => {
  const second = { ...nudge, id: '0198a1b2-0000-7000-8000-00000000b002', message: 'Bring chai' };
  await open('/finances', { nudges: [nudge, { ...second, createdAt: '2026-11-30T05:00:00.000Z' }] });
  expect(screen.getByText('Home in twenty')).toBeTruthy();
  expect(screen.queryByText('Bring chai')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(6000));
  expect(screen.queryByText('Home in twenty')).toBeNull();
  expect(screen.getByText('Bring chai')).toBeTruthy();
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByText('Bring chai'));
  await waitFor(() => expect(screen.queryByText('Bring chai')).toBeNull());
});

test('leads to the nudge by a tap', async () => {
  await open('/finances', { nudges: [nudge] });
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).click(screen.getByText('Home in twenty'));
  await waitFor(() => expect(screen.getByText('Your nudges')).toBeTruthy());
  expect(screen.queryByText('Home in twenty')).toBeNull();
});

test.each(['/', '/dashboard', '/nudges'])('shows nothing on %s, which shows the nudge itself', async (path) => {
  await open(path, { nudges: [nudge] });
  expect(screen.queryByText('Home in twenty')).toBeNull();
});

describe('a field with the focus', () => {
  const slip = () => screen.queryByText('Home in twenty')?.closest('.fixed');
  /** Places everything at the top, and a slip that has moved at `low`. */
  function place(low: number): void {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const isMoved = this.getAttribute('class')?.includes('bottom-[');
      return new DOMRect(0, isMoved ? low : 10, 300, 60);
    });
  }
  async function focusField(): Promise<void> {
    await open('/finances', { nudges: [nudge] });
    const field = document.body.appendChild(document.createElement('input'));
    act(() => field.focus());
  }

  test('makes a slip move to the bottom', async () => {
    place(600);
    await focusField();
    expect(slip()?.className).toContain('bottom-[');
  });

  test('puts away a slip that would cover it in both places', async () => {
    place(10);
    await focusField();
    expect(slip()).toBeUndefined();
  });
});
