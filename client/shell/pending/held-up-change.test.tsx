import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { pendingText as text } from '#messages/pending.ts';
import { riya } from '#tests/components/couple.ts';
import { findDialog } from '#tests/components/find-dialog.ts';
import { holdRows } from '#tests/components/held-copy.ts';
import { renderForMember } from '#tests/components/member-page.tsx';
import { provideServer } from '#tests/components/network.ts';

const chai = { title: 'Chai', content: 'Ginger', category: 'food' } as const;

test('tells that something else has answered for a day, with its status', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  provideServer({}).isCut = true;
  const [{ api, client }, { interceptRequestsBy }, { queryClient }, { changeStore }, { refreshPending }] =
    await Promise.all([
      import('#client/data/api.ts'),
      import('#client/data/outbox/request-interceptor.ts'),
      import('#client/data/query-client.ts'),
      import('#client/data/outbox/stored/change-store.ts'),
      import('./page-outbox.ts'),
    ]);
  interceptRequestsBy(async () => (await import('./page-outbox.ts')).pageOutbox);
  queryClient.setQueryData(api.accounts.me.queryKey(), riya);
  await holdRows(riya.id);
  await client.notes.create(chai);
  const [waiting] = await changeStore.list();
  if (!waiting) throw new Error('The change is kept');
  const hold = async (hours: number) => {
    const [since, last] = [hours, 0].map((ago) => new Date(Date.now() - ago * 3_600_000).toISOString());
    await changeStore.put({ ...waiting, foreign: { status: 403, since: since ?? '', last: last ?? '' } });
    await act(() => refreshPending());
  };
  await hold(23);
  const { PendingOutlet } = await import('./pending-outlet.tsx');
  const ignore = () => {};
  await renderForMember(<PendingOutlet isLeaving={false} onStay={ignore} onLeave={ignore} />);
  await userEvent.click(await screen.findByRole('button', { name: text.show }));
  const list = await findDialog(text.title);
  expect(list.queryByText(text.heldUp(403))).toBeNull();
  await hold(25);
  expect(await list.findByText(text.heldUp(403))).toBeDefined();
});
