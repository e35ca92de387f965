import { expect, test, vi } from 'vitest';
import type { MemberContract } from '#domain/api.ts';
import { createCalls, type Send } from './create-calls.ts';

const table = {
  notes: {
    list: { route: 'GET /api/notes', invalidates: [] },
    create: { route: 'POST /api/notes', invalidates: ['notes'] },
  },
};
const send = vi.fn<Send>(async () => []);
const { client, api } = createCalls<Pick<MemberContract, 'notes'>>(table, send);

test('sends a call with its endpoint, path and input', async () => {
  await client.notes.list({ limit: 3 });
  expect(send).toHaveBeenLastCalledWith(table.notes.list, ['notes', 'list'], { limit: 3 }, {});
});

test('names a query by its path and input, and keeps the options of the screen', async () => {
  const options = api.notes.list.queryOptions({ input: { limit: 3 }, staleTime: 7 });
  expect(options).toMatchObject({
    queryKey: [['notes', 'list'], { type: 'query', input: { limit: 3 } }],
    staleTime: 7,
  });
  expect(api.notes.list.queryKey({ input: { limit: 3 } })).toEqual(options.queryKey);
  expect(api.notes.list.key()).toEqual([['notes', 'list'], {}]);
});

test('cancels a query by its signal', async () => {
  const { signal } = new AbortController();
  const { queryFn } = api.notes.list.queryOptions({ input: {} });
  await Reflect.apply(queryFn, undefined, [{ signal }]);
  expect(send.mock.lastCall?.[3]).toMatchObject({ signal });
});

test('names a mutation by its path alone', () => {
  const { mutationKey } = api.notes.create.mutationOptions();
  expect([mutationKey, api.notes.create.mutationKey()]).toEqual(
    Array.from({ length: 2 }, () => [['notes', 'create'], { type: 'mutation' }]),
  );
});
