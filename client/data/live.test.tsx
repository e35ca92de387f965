import { beforeEach, expect, test, vi } from 'vitest';
import { LIVE_POSITION_HEADER } from '#domain/system/facts.ts';
import { renderForMember, riya } from '#tests/components/member-page.tsx';
import { provideServer } from '#tests/components/network.ts';

let opened: string[];

beforeEach(() => {
  vi.resetModules();
  opened = [];
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      static readonly CLOSED = 2;
      readonly readyState = 0;
      constructor(url: string) {
        super();
        opened.push(url);
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
