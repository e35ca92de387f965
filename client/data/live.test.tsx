import { beforeEach, expect, test, vi } from 'vitest';
import { LIVE_POSITION_HEADER } from '#domain/system/facts.ts';
import { renderForMember, riya } from '#tests/components/member-page.tsx';
import { provideServer } from '#tests/components/network.ts';

let opened: string[];
let sources: EventTarget[];

beforeEach(() => {
  vi.resetModules();
  opened = [];
  sources = [];
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      static readonly CLOSED = 2;
      readonly readyState = 0;
      constructor(url: string) {
        super();
        opened.push(url);
        sources.push(this);
      }
      close(): void {}
    },
  );
});

/** Mounts a screen whose data are stored on the device, and returns a call that reads from the server. */
async function openStoredScreen() {
  const answer = () => Response.json(riya, { headers: { [LIVE_POSITION_HEADER]: 'server.7' } });
  provideServer({ 'GET /api/auth/user': answer });
  const [{ useLiveUpdates }, { client }] = await Promise.all([import('./live.ts'), import('./api.ts')]);
  const Screen = () => {
    useLiveUpdates();
    return null;
  };
  await renderForMember(<Screen />);
  return () => client.accounts.me();
}

test('connects from the first read, though the screen is mounted before its answer', async () => {
  const read = await openStoredScreen();
  expect(opened).toEqual([]);
  await read();
  expect(opened).toEqual([expect.stringMatching(/&since=server\.7$/)]);
});

test('connects without a position if no read is answered for some seconds', async () => {
  vi.useFakeTimers();
  try {
    await openStoredScreen();
    vi.advanceTimersByTime(15_000);
    expect(opened).toEqual([expect.not.stringContaining('since')]);
  } finally {
    vi.useRealTimers();
  }
});

test('refetches nothing for a position in the copy', async () => {
  const read = await openStoredScreen();
  await read();
  const { queryClient } = await import('./query-client.ts');
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries');
  const send = (message: object) =>
    sources[0]?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  const now = '2026-11-25T06:30:00Z';
  send({ position: '9f3a1c2b.4.b81d.12.7', now });
  expect(invalidate).not.toHaveBeenCalled();
  send({ changes: ['dates'], now });
  expect(invalidate).toHaveBeenCalled();
});
