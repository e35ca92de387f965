import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CopiedRows } from '#domain/copy/schema.ts';
import { itemPath } from '#domain/registry/screen-paths.ts';
import { calendarScreensText as text } from '#messages/calendar.ts';
import { arjun, riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { type FakeServer, provideServer } from '#tests/components/network.ts';

const house = {
  id: '0198a1b2-0000-7000-8000-00000000b003',
  title: 'House',
  kind: 'chores' as const,
  createdAt: '2026-11-30T05:00:00.000Z',
  updatedAt: '2026-11-30T05:00:00.000Z',
};
const tulsi = {
  id: '0198a1b2-0000-7000-8000-00000000b002',
  listId: house.id,
  text: 'Water the tulsi',
  isDone: false,
  doneBy: null,
  doneAt: null,
  assigneeId: null,
  assignedAt: null,
  assignedBy: null,
  dueOn: '2026-11-30',
  repeat: null,
  inTurn: false,
  position: 1,
  expenseId: null,
  createdAt: '2026-11-30T05:00:00.000Z',
  updatedAt: '2026-11-30T05:00:00.000Z',
};
const done = { ...tulsi, isDone: true, doneBy: riya.id, doneAt: '2026-11-30T06:30:00.000Z' };
const TICK = `PATCH /api/lists/${house.id}/items/${tulsi.id}`;

let server: FakeServer;
beforeEach(() => {
  vi.resetModules();
  vi.setSystemTime('2026-11-30T06:30:00.000Z');
  vi.spyOn(console, 'info').mockReturnValue();
  server = provideServer({
    // The page's copy does not contain the change yet.
    [TICK]: ({ body }) =>
      Response.json({ ...(isTick(body) ? done : tulsi), next: null }, { headers: { 'x-position': 'here.1.form.1.2' } }),
  });
});

function isTick(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'isDone' in body && body.isDone === true;
}

async function open(rows: CopiedRows) {
  const { interceptRequestsBy } = await import('#client/data/outbox/request-interceptor.ts');
  const { pageOutbox } = await import('#client/shell/pending/page-outbox.ts');
  interceptRequestsBy(async () => pageOutbox);
  const { DueCard } = await import('./due-card.tsx');
  await holdRows(riya.id, rows);
  return renderForMember(<DueCard />);
}

const boxOf = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

test('ticks an item in its place, and unticks it by a second tap', async () => {
  await open({ lists: [house], listItems: [tulsi] });
  expect(screen.getByText('Today')).toBeTruthy();
  await userEvent.click(boxOf(tulsi.text));
  await waitFor(() => expect(server.bodiesOf(TICK).map(isTick)).toEqual([true]));
  expect(boxOf(tulsi.text).checked).toBe(true);
  expect(screen.queryByText('Today')).toBeNull();
  await userEvent.click(screen.getByText(tulsi.text));
  await waitFor(() => expect(server.bodiesOf(TICK).map(isTick)).toEqual([true, false]));
  await waitFor(() => expect(boxOf(tulsi.text).checked).toBe(false));
});

test('shows a tap within its event', async () => {
  await open({ lists: [house], listItems: [tulsi] });
  for (const checked of [true, false]) {
    fireEvent.click(boxOf(tulsi.text));
    expect(boxOf(tulsi.text).checked).toBe(checked);
  }
  await waitFor(() => expect(server.bodiesOf(TICK).map(isTick)).toEqual([true, false]));
});

test('ticks and unticks without a network', async () => {
  await open({ lists: [house], listItems: [tulsi] });
  server.isCut = true;
  await userEvent.click(boxOf(tulsi.text));
  await waitFor(() => expect(boxOf(tulsi.text).checked).toBe(true));
  await userEvent.click(boxOf(tulsi.text));
  await waitFor(() => expect(boxOf(tulsi.text).checked).toBe(false));
});

test('leaves out what the partner has ticked, and leads from an item to its list', async () => {
  const bins = { ...tulsi, id: '0198a1b2-0000-7000-8000-00000000b004', text: 'Bins', assigneeId: arjun.id };
  await open({ lists: [house], listItems: [tulsi, bins] });
  expect(screen.getByText(/for .*Arjun/)).toBeTruthy();
  const links = screen.getAllByRole<HTMLAnchorElement>('link', { name: house.title });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([itemPath(bins.id), itemPath(tulsi.id)]);
  await act(() => holdRows(riya.id, { lists: [house], listItems: [{ ...bins, isDone: true }, tulsi] }));
  await waitFor(() => expect(screen.queryByText('Bins')).toBeNull());
  expect(screen.getByRole('heading', { name: text.due })).toBeTruthy();
});
