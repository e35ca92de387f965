import { expect, test, vi } from 'vitest';
import { api, client } from '#client/data/api.ts';
import { dropContained } from '#client/data/copy/confirmed.ts';
import { heldCopy } from '#client/data/copy/page-copy.ts';
import { readShown, shownChanges } from '#client/data/copy/shown.ts';
import { interceptRequestsBy } from '#client/data/outbox/request-interceptor.ts';
import { queryClient } from '#client/data/query-client.ts';
import { listItemsRead } from '#client/features/lists/reads.ts';
import { riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { provideServer } from '#tests/components/network.ts';
import { pageOutbox } from './page-outbox.ts';

const LIST = '0193533b-7a10-7c3e-8f21-000000000001';
const at = '2026-11-25T10:00:00.000Z';

test('shows items in every frame from their making on, while the server confirms them one by one', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  const given = { isDone: false, doneBy: null, doneAt: null, assigneeId: null, assignedAt: null, assignedBy: null };
  const item = { ...given, dueOn: null, repeat: null, inTurn: false, createdAt: at, updatedAt: at };
  provideServer({
    [`POST /api/lists/${LIST}/items`]: async ({ body }) => {
      await new Promise((resolve) => setTimeout(resolve, Number(Reflect.get(Object(body), 'position'))));
      return Response.json(
        { ...item, listId: LIST, ...Object(body) },
        { status: 201, headers: { 'x-position': 'here.1.form.9.1' } },
      );
    },
  });
  interceptRequestsBy(() => Promise.resolve(pageOutbox));
  queryClient.setQueryData(api.accounts.me.queryKey(), riya);
  await holdRows(riya.id, {
    lists: [{ id: LIST, title: 'Groceries', kind: 'shopping', createdAt: at, updatedAt: at }],
  });
  const seen = new Set<string>();
  const gone: string[] = [];
  const look = () => {
    const shown = new Set(readShown(heldCopy.get(), listItemsRead, { id: LIST })?.map(({ text }) => text));
    gone.push(...[...seen].filter((text) => !shown.has(text)));
    for (const text of shown) seen.add(text);
  };
  // A frame comes after all that one task has changed.
  shownChanges.subscribe(() => queueMicrotask(look));
  // Pulls bring other changes meanwhile.
  const pulls = setInterval(() => dropContained(new Set([crypto.randomUUID()])));
  const words = ['Milk', 'Ghee', 'Tea', 'Rice', 'Besan', 'Jaggery', 'Salt', 'Chai'];
  await Promise.all(
    words.map((text, place) =>
      client.lists.createItem({
        listId: LIST,
        id: `0193533b-7a10-7c3e-8f21-00000000001${place}`,
        text,
        position: place,
      }),
    ),
  );
  clearInterval(pulls);
  look();
  expect([...seen].toSorted()).toEqual(words.toSorted());
  expect(gone).toEqual([]);
});
