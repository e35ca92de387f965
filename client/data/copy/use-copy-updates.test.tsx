import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { holdRows } from '#tests/components/held-copy.ts';
import { riya } from '#tests/components/member-page.tsx';
import { provideServer } from '#tests/components/network.ts';
import { client } from '../api.ts';
import { copyError } from './page-copy.ts';
import { useCopyUpdates } from './use-copy-updates.ts';

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
