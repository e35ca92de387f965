import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { CopiedRows } from '#domain/copy/schema.ts';
import { arjun, riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { type FakeServer, provideServer } from '#tests/components/network.ts';

const nudge = {
  id: '0198a1b2-0000-7000-8000-00000000b001',
  fromUserId: arjun.id,
  toUserId: riya.id,
  message: 'Home in twenty.\nPut the ginger on?',
  nudgeType: 'sweet' as const,
  isRead: false,
  readAt: null,
  heartedAt: null,
  createdAt: '2026-11-30T06:00:00.000Z',
};
const item = {
  id: '0198a1b2-0000-7000-8000-00000000b002',
  listId: '0198a1b2-0000-7000-8000-00000000b003',
  text: 'Bins',
  isDone: false,
  doneBy: null,
  doneAt: null,
  assigneeId: riya.id,
  assignedAt: '2026-11-30T05:00:00.000Z',
  assignedBy: arjun.id,
  dueOn: null,
  repeat: null,
  inTurn: false,
  position: 1,
  expenseId: null,
  createdAt: '2026-11-30T05:00:00.000Z',
  updatedAt: '2026-11-30T05:00:00.000Z',
};
const READ = `PATCH /api/partner-nudges/${nudge.id}/read`;
const HEART = `POST /api/partner-nudges/${nudge.id}/heart`;

/** Answers a change, which the page's copy does not contain yet. */
const answer = (body: object) => Response.json(body, { headers: { 'x-position': 'here.1.form.1.2' } });

let server: FakeServer;
beforeEach(() => {
  vi.resetModules();
  vi.setSystemTime('2026-11-30T06:30:00.000Z');
  vi.spyOn(console, 'info').mockReturnValue();
  const read = { ...nudge, fromUserName: 'Arjun', isRead: true, readAt: '2026-11-30T06:30:00.000Z' };
  server = provideServer({
    [READ]: () => answer(read),
    [HEART]: () => answer({ ...read, heartedAt: read.readAt }),
    'PUT /api/from-partner': () => answer({ seenUpTo: item.assignedAt }),
  });
});

async function open(rows: CopiedRows, member = riya) {
  const { interceptRequestsBy } = await import('#client/data/outbox/request-interceptor.ts');
  interceptRequestsBy(async () => (await import('#client/shell/pending/page-outbox.ts')).pageOutbox);
  const { FromPartnerCard } = await import('./from-partner-card.tsx');
  await holdRows(riya.id, rows);
  return renderForMember(<FromPartnerCard />, member);
}

test('takes no room when there is nothing', async () => {
  const { container } = await open({});
  expect(container.firstChild).toBeNull();
});

test('shows a nudge in full with a heart alone to a free member, and how many others wait', async () => {
  await open({ nudges: [nudge], listItems: [item] });
  const card = screen.getByRole('region', { name: 'From Arjun' });
  expect(card.textContent).toContain(nudge.message);
  expect(card.textContent).toContain('+1');
  expect(screen.getByText('1 more is waiting')).toBeTruthy();
  expect(screen.getByRole('button', { name: /♥/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reply' })).toBeNull();
});

test('answers a nudge by a heart, and shows the next thing', async () => {
  await open({ nudges: [nudge], listItems: [item] });
  await userEvent.click(screen.getByRole('button', { name: /♥/ }));
  await waitFor(() => expect(screen.getByText('Bins')).toBeTruthy());
  await waitFor(() => expect(server.bodiesOf(HEART)).toHaveLength(1));
});

test('opens the form in place by Reply, which reads the nudge', async () => {
  await open({ nudges: [nudge] }, { ...riya, isPremium: true });
  await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toBeTruthy());
  await waitFor(() => expect(server.bodiesOf(READ)).toHaveLength(1));
  expect(screen.getByText(/Home in twenty/)).toBeTruthy();
});

test('moves the focus to what follows once the form is closed', async () => {
  await open({ nudges: [nudge], listItems: [item] }, { ...riya, isPremium: true });
  await userEvent.click(screen.getByRole('button', { name: 'Reply' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Message' })).toBeTruthy());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByText('Bins')).toBeTruthy());
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'From Arjun' }));
});

test('puts a given item away, up to the time at which it was given', async () => {
  await open({ listItems: [item] });
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(server.bodiesOf('PUT /api/from-partner')).toEqual([{ seenUpTo: item.assignedAt }]));
  await waitFor(() => expect(screen.queryByText('Bins')).toBeNull());
});

test('opens the memory of the member’s own to which the partner added photos', async () => {
  const photo = {
    id: '0198a1b2-0000-7000-8000-00000000b004',
    width: 4,
    height: 3,
    colour: '#888888',
    original: null,
    uploadedBy: arjun.id,
    addedAt: '2026-11-30T05:30:00.000Z',
  };
  const memory = {
    id: '0198a1b2-0000-7000-8000-00000000b005',
    title: 'Kites',
    place: null,
    description: null,
    memoryDate: '2026-01-14',
    imageUrl: null,
    photos: [
      { ...photo, id: '0198a1b2-0000-7000-8000-00000000b006', uploadedBy: riya.id },
      photo,
      { ...photo, id: '0198a1b2-0000-7000-8000-00000000b007' },
    ],
    tags: null,
    milestone: null,
    dateId: null,
    userId: riya.id,
    reactions: [],
    commentCount: 0,
    createdAt: '2026-01-14T10:00:00.000Z',
    updatedAt: '2026-11-30T05:30:00.000Z',
  };
  await open({ memories: [memory] });
  const link = screen.getByRole('link', { name: /Arjun.* added 2 photos/ });
  expect(link.getAttribute('href')).toBe(`/memories?memory=${memory.id}`);
  expect(link.textContent).toContain('Kites');
});
