import 'fake-indexeddb/auto';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expensesRead } from '#client/features/expenses/reads.ts';
import { COPIED_RESOURCES } from '#domain/copy/resources.ts';
import { arjun, riya } from '#tests/components/couple.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { provideServer } from '#tests/components/network.ts';
import { client } from '../api.ts';
import { copyError, heldCopy } from './page-copy.ts';
import { useCopyUpdates } from './poll-copy.ts';
import { useCopied } from './use-copied.ts';

const free = { timezone: 'Asia/Tokyo', hours: [] };

test('asks for changes after a call whose answer names a position that the copy lacks', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  const position = { current: 'here.1.form.1.1' };
  const server = provideServer({
    'PUT /api/availability': () => Response.json(free, { headers: { 'x-position': position.current } }),
  });
  const countAsked = () => server.received.filter(({ route }) => route.startsWith('GET /api/copy')).length;
  renderHook(() => useCopyUpdates(riya.id));
  await waitFor(() => expect(countAsked()).toBe(1));
  await holdRows(riya.id, {});
  // After a failure any answer of the server is a reason to ask.
  await waitFor(() => expect(copyError.get()).not.toBeNull());
  copyError.set(null);

  await client.availability.set(free);
  expect(countAsked()).toBe(1);
  position.current = 'here.1.form.1.2';
  await client.availability.set(free);
  await waitFor(() => expect(countAsked()).toBe(2));
});

test('asks first for the rows that a shown screen lacks', async () => {
  heldCopy.set(null);
  const part = { position: 'here.1.form.1.1', rows: {}, gone: {}, done: [], homeOn: null };
  const page = (complete: string[], cursor: string | null) =>
    Response.json({ ...part, isWhole: true, complete, cursor });
  const server = provideServer({
    'GET /api/copy': () => page([], 'one'),
    'GET /api/copy?cursor=one&first=expenses': () => page(['expenses'], 'two'),
    'GET /api/copy?cursor=two&first=privateExpenses': () => page([...COPIED_RESOURCES], null),
    [`GET /api/copy?since=${part.position}`]: () =>
      Response.json({ ...part, isWhole: false, complete: [], cursor: null }),
  });
  const { result } = renderHook(() => {
    useCopyUpdates(arjun.id);
    return useCopied(expensesRead, {}).data;
  });
  await waitFor(() => expect(heldCopy.get()?.shown.isWhole).toBe(true));
  expect(server.received).toHaveLength(4);
  expect(result.current).toEqual([]);
});
