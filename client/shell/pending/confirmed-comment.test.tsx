import { expect, test, vi } from 'vitest';
import type { CopiedRow } from '#domain/copy/rows.ts';
import type { CopiedRows } from '#domain/copy/schema.ts';
import { couple, riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { provideServer } from '#tests/components/network.ts';

const kites: CopiedRow<'memories'> = {
  id: '0198a1b2-0000-7000-8000-00000000a001',
  title: 'Kites',
  place: null,
  description: null,
  memoryDate: '2026-01-14',
  imageUrl: null,
  photos: [],
  tags: null,
  milestone: null,
  dateId: null,
  userId: riya.id,
  reactions: [],
  commentCount: 0,
  createdAt: '2026-01-14T10:00:00.000Z',
  updatedAt: '2026-01-14T10:00:00.000Z',
};
const higher: CopiedRow<'comments'> = {
  id: '0198a1b2-0000-7000-8000-00000000c001',
  userId: riya.id,
  text: 'Higher!',
  createdAt: '2026-01-15T10:00:00.000Z',
  subjectKind: 'memory',
  subjectId: kites.id,
};

/** Opens a page of the member with a memory, whose comments are answered so. */
async function openPage(answer: () => Response, rows: CopiedRows) {
  vi.resetModules();
  vi.spyOn(console, 'info').mockReturnValue();
  provideServer({ [`POST /api/memories/${kites.id}/comments`]: answer });
  const [{ api, client }, { interceptRequestsBy }, { queryClient }, { heldCopy }, { readShown }] = await Promise.all([
    import('#client/data/api.ts'),
    import('#client/data/outbox/request-interceptor.ts'),
    import('#client/data/query-client.ts'),
    import('#client/data/copy/page-copy.ts'),
    import('#client/data/copy/shown.ts'),
  ]);
  const [{ memoriesRead }, { commentsRead }] = await Promise.all([
    import('#client/features/memories/reads.ts'),
    import('#client/features/comments/reads.ts'),
  ]);
  interceptRequestsBy(async () => (await import('./page-outbox.ts')).pageOutbox);
  queryClient.setQueryData(api.accounts.me.queryKey(), riya);
  queryClient.setQueryData(api.couples.current.queryKey(), couple);
  await holdRows(riya.id, rows);
  return {
    comment: () => client.memories.comment({ id: kites.id, commentId: higher.id, text: higher.text }),
    memories: () => readShown(heldCopy.get(), memoriesRead, null),
    comments: () => readShown(heldCopy.get(), commentsRead, { kind: 'memory', id: kites.id }),
  };
}

const counted = { memories: [{ ...kites, commentCount: 1 }], comments: [higher] };

test.each([
  ['the copy lacks', 'here.1.form.2.1', { memories: [kites] }],
  ['the copy has already', 'here.1.form.1.1', counted],
])('counts and shows a confirmed comment once that %s', async (_state, position, rows) => {
  const { id, userId, text, createdAt } = higher;
  const page = await openPage(
    () => Response.json({ id, userId, text, createdAt }, { status: 201, headers: { 'x-position': position } }),
    rows,
  );
  await page.comment();
  expect(page.memories()).toMatchObject([{ commentCount: 1 }]);
  expect(page.comments()).toMatchObject([{ id, text }]);
});

test('counts and shows a comment once whose answer was lost, in the frame of the copy that contains it', async () => {
  const page = await openPage(
    () => {
      throw new TypeError('The answer is lost');
    },
    { memories: [kites] },
  );
  await page.comment();
  expect(page.memories()).toMatchObject([{ commentCount: 1 }]);
  const [[lost], { dropContained }, { pendingState }] = await Promise.all([
    import('#client/data/outbox/stored/change-store.ts').then(({ changeStore }) => changeStore.list()),
    import('#client/data/copy/confirmed.ts'),
    import('#client/data/outbox/pending-state.ts'),
  ]);
  dropContained(new Set([lost?.key ?? '']));
  await holdRows(riya.id, counted);
  expect(page.memories()).toMatchObject([{ commentCount: 1 }]);
  expect(page.comments()).toHaveLength(1);
  await vi.waitFor(() => expect(pendingState.get().count).toBe(0));
});
