import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DailyQuestion } from '#domain/daily-question/schema.ts';
import type { Note } from '#domain/notes/schema.ts';
import { sessionText } from '#messages/member-shell.ts';
import { pendingText } from '#messages/pending.ts';
import { networkText } from '#messages/ui.ts';
import { riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { provideServer } from '#tests/components/network.ts';

const chai: Note = {
  id: '0198a1b2-0000-7000-8000-000000000c4a',
  userId: riya.id,
  title: 'Chai',
  content: 'Ginger',
  category: 'food',
  tags: [],
  isPrivate: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
};
const UPDATE = `PUT /api/partner-notes/${chai.id}`;
const DELETE = `DELETE /api/partner-notes/${chai.id}`;

beforeEach(() => {
  vi.resetModules();
  vi.spyOn(console, 'info').mockReturnValue();
});

/** Opens a page of the member, whose changes are answered so. */
async function openPage(answers: Record<string, () => Response>) {
  const server = provideServer(answers);
  const [{ api, client }, { interceptRequestsBy }, { queryClient }, { clearStore }] = await Promise.all([
    import('#client/data/api.ts'),
    import('#client/data/outbox/request-interceptor.ts'),
    import('#client/data/query-client.ts'),
    import('#client/data/store.ts'),
  ]);
  interceptRequestsBy(async () => (await import('./page-outbox.ts')).pageOutbox);
  queryClient.setQueryData(api.accounts.me.queryKey(), riya);
  await clearStore();
  await holdRows(riya.id, { notes: [chai] });
  return { server, client };
}

/** Returns the toast of a success with this answer. */
async function toastOf(answer: unknown) {
  const [{ mutationToasts }, { latestToast }] = await Promise.all([
    import('#client/ui/feedback/mutation-toasts.ts'),
    import('#client/ui/feedback/toast.ts'),
  ]);
  mutationToasts({ success: { title: 'Saved' }, failure: { title: 'Failed' } }).onSuccess(answer, null);
  return latestToast.get();
}

/** Edits a note, which is answered so. */
async function save(answer: () => Response) {
  const { server, client } = await openPage({ [UPDATE]: answer });
  return { server, toast: await toastOf(await client.notes.update({ id: chai.id, title: 'Masala chai' })) };
}

async function showBar(): Promise<void> {
  const { PendingOutlet } = await import('./pending-outlet.tsx');
  await renderForMember(<PendingOutlet isLeaving={false} onStay={vi.fn<() => void>()} onLeave={vi.fn<() => void>()} />);
}

const reject = (status: number, body: object) => () => Response.json(body, { status });

test.each([
  ['a proxy’s 502', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
  ['429', reject(429, { code: 'rate_limited', message: 'Too many' })],
  ['503', reject(503, { code: 'busy', message: 'Busy' })],
])('says after %s that the server cannot take a change now, and that it is tried again', async (_name, answer) => {
  const { toast } = await save(answer);
  expect(toast).toEqual({ title: 'Saved', tone: 'neutral', description: networkText.keptHere });
  await showBar();
  expect(await screen.findByText(pendingText.countFailing(1))).toBeDefined();
});

test('says of a deletion that the server cannot take it now', async () => {
  const { client } = await openPage({ [DELETE]: reject(429, { code: 'rate_limited', message: 'Too many' }) });
  const deleted = await client.notes.delete({ id: chai.id });
  expect(await toastOf(deleted)).toEqual({ title: 'Saved', tone: 'neutral', description: networkText.keptHere });
});

test('answers a kept change with the record and the fields that were sent', async () => {
  const { server, client } = await openPage({});
  server.isCut = true;
  const edited = await client.notes.update({ id: chai.id, title: 'Masala chai' });
  expect(edited).toEqual({ ...chai, title: 'Masala chai' });
  const created = await client.notes.create({ title: 'Adrak', content: 'Fresh', category: 'food' });
  expect(created).toEqual({ id: expect.any(String), title: 'Adrak', content: 'Fresh', category: 'food' });
});

test('keeps a change without a session, and leads to the login', async () => {
  const { toast } = await save(reject(401, { message: 'Unauthorized' }));
  expect(toast).toEqual({
    title: sessionText.unauthorized,
    description: sessionText.unauthorizedText,
    note: networkText.keptHere,
    tone: 'danger',
    isCarried: true,
  });
  const { useHasSessionEnded } = await import('#client/lib/session-end.ts');
  const Ended = () => (useHasSessionEnded() ? <p>Ended</p> : null);
  await renderForMember(<Ended />);
  expect(await screen.findByText('Ended')).toBeDefined();
  await showBar();
  expect(await screen.findByText(pendingText.countFailing(1))).toBeDefined();

  const { changeStore } = await import('#client/data/outbox/stored/change-store.ts');
  const { sendPendingNow } = await import('./page-outbox.ts');
  const later = provideServer({ [UPDATE]: () => Response.json({ ...chai, title: 'Masala chai' }) });
  await sendPendingNow();
  await waitFor(async () => expect(await changeStore.list()).toEqual([]));
  expect(later.bodiesOf(UPDATE)).toMatchObject([{ title: 'Masala chai' }]);
});

test('asks about an edit that the partner has made too', async () => {
  const newer = { ...chai, title: 'Coffee', updatedAt: '2026-11-23T10:00:01.000Z' };
  const { server, toast } = await save(reject(409, { code: 'stale', message: 'Changed', newer }));
  expect(toast).toEqual({ title: networkText.undecided, tone: 'neutral' });
  expect(server.bodiesOf(UPDATE)).toHaveLength(1);
  await showBar();
  expect(await screen.findByText(pendingText.undecided(1))).toBeDefined();
});

test('keeps an edit of a note that is gone', async () => {
  const { toast } = await save(reject(404, { code: 'not_found', message: 'It was deleted' }));
  expect(toast).toEqual({ title: networkText.undecided, tone: 'neutral' });
});

test('leaves a form open with an error that the member can mend', async () => {
  await expect(save(reject(400, { code: 'invalid', message: 'Too long' }))).rejects.toThrow('Too long');
  const { changeStore } = await import('#client/data/outbox/stored/change-store.ts');
  expect(await changeStore.list()).toEqual([]);
});

test('keeps the answers of two days without a network, each to the question of its day', async () => {
  const { server, client } = await openPage({});
  server.isCut = true;
  const [{ api }, { queryClient }, { changeStore }] = await Promise.all([
    import('#client/data/api.ts'),
    import('#client/data/query-client.ts'),
    import('#client/data/outbox/stored/change-store.ts'),
  ]);
  const today: DailyQuestion = {
    id: 'monday',
    day: '2026-11-23',
    question: { id: 'food01', text: 'Chai or coffee?', category: 'food' },
    mine: null,
    partner: { state: 'none', text: null },
    canAnswer: true,
    canReply: false,
    reactions: [],
    commentCount: 0,
    streak: 0,
    canReplace: true,
    topic: null,
  };
  const question = { id: 'food02', text: 'Sweet or salty?', category: 'food' } as const;
  queryClient.setQueryData(api.dailyQuestion.get.queryKey(), today);
  queryClient.setQueryData(api.dailyQuestion.ahead.queryKey(), [
    { id: 'tuesday', day: '2026-11-24', question, topic: null },
  ]);
  await client.dailyQuestion.answer({ questionId: 'food01', text: 'Chai' });
  await client.dailyQuestion.answer({ questionId: 'food02', text: 'Sweet' });
  expect((await changeStore.list()).map(({ before }) => before?.['day'])).toEqual(['2026-11-23', '2026-11-24']);
});
