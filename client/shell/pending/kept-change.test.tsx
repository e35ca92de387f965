import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pendingText } from '#messages/pending.ts';
import { networkText } from '#messages/ui.ts';
import { renderForMember, riya } from '#tests/components/member-page.tsx';
import { holdRows } from '#tests/components/held-copy.ts';
import { provideServer } from '#tests/components/network.ts';

const CREATE = 'POST /api/partner-notes';
const chai = { title: 'Chai', content: 'Ginger', category: 'food' } as const;

test('says that the server cannot take a change now, if it responds so, and that it is tried again', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  provideServer({ [CREATE]: () => new Response('<h1>Bad Gateway</h1>', { status: 502 }) });
  const [{ api, client }, { interceptRequestsBy }, { queryClient }] = await Promise.all([
    import('#client/data/api.ts'),
    import('#client/data/outbox/request-interceptor.ts'),
    import('#client/data/query-client.ts'),
  ]);
  interceptRequestsBy(async () => (await import('./page-outbox.ts')).pageOutbox);
  queryClient.setQueryData(api.accounts.me.queryKey(), riya);
  await holdRows(riya.id);
  const answer = await client.notes.create(chai);

  const { mutationToasts } = await import('#client/ui/feedback/mutation-toasts.ts');
  const { latestToast } = await import('#client/ui/feedback/toast.ts');
  mutationToasts({ success: { title: 'Saved' }, failure: { title: 'Failed' } }).onSuccess(answer, chai);
  expect(latestToast.get()).toEqual({ title: 'Saved', tone: 'neutral', description: networkText.keptHere });

  const { PendingOutlet } = await import('./pending-outlet.tsx');
  await renderForMember(<PendingOutlet isLeaving={false} onStay={vi.fn<() => void>()} onLeave={vi.fn<() => void>()} />);
  expect(await screen.findByText(pendingText.countFailing(1))).toBeDefined();
});
