import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LIVE_POSITION_HEADER } from '#domain/system/facts.ts';
import { riya } from '#tests/components/couple.ts';
import { provideServer, SilentStream } from '#tests/components/network.ts';

let opened: string[];
let closed: string[];
let sources: EventTarget[];
let stop = () => {};

afterEach(() => stop());

beforeEach(() => {
  vi.resetModules();
  opened = [];
  closed = [];
  sources = [];
  vi.stubGlobal(
    'EventSource',
    class extends SilentStream {
      constructor(url: string) {
        super(url);
        opened.push(url);
        sources.push(this);
      }
      override close(): void {
        closed.push(this.url);
      }
    },
  );
});

/** Starts live updates over a screen whose data are stored, and returns a call that reads from the server. */
async function openStoredScreen() {
  const answer = () => Response.json(riya, { headers: { [LIVE_POSITION_HEADER]: 'server.7' } });
  provideServer({ 'GET /api/auth/user': answer });
  const [{ startLive }, { client }] = await Promise.all([import('./live.ts'), import('./api.ts')]);
  stop = startLive();
  return () => client.accounts.me();
}

test('connects from the first read, though it starts before its answer', async () => {
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

test('reopens the stream when two beats are missing, and when the network is back', async () => {
  vi.useFakeTimers();
  try {
    const read = await openStoredScreen();
    await read();
    const beat = () =>
      sources
        .at(-1)
        ?.dispatchEvent(
          new MessageEvent('message', { data: '{"position":"9f3a1c2b.4.b81d.12.7","now":"2026-11-25T06:30:00Z"}' }),
        );
    for (let beats = 0; beats < 6; beats += 1) {
      vi.advanceTimersByTime(20_000);
      beat();
    }
    expect(opened).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    expect([opened.length, closed.length]).toEqual([2, 1]);
    beat();
    dispatchEvent(new Event('online'));
    expect([opened.length, closed.length]).toEqual([3, 2]);
  } finally {
    vi.useRealTimers();
  }
});

test('refetches what was asked for before the stream, whichever time the device says it is', async () => {
  const read = await openStoredScreen();
  const { queryClient } = await import('./query-client.ts');
  const answers = { before: 0, underWay: 0, after: 0 };
  const late = Promise.withResolvers<void>();
  const ask = (name: keyof typeof answers, until?: Promise<void>) =>
    queryClient.fetchQuery({
      queryKey: [[name]],
      queryFn: async () => {
        await until;
        return (answers[name] += 1);
      },
    });
  await ask('before');
  const asking = ask('underWay', late.promise);
  await read();
  vi.spyOn(Date, 'now').mockReturnValue(0);
  sources[0]?.dispatchEvent(new Event('open'));
  late.resolve();
  await asking;
  await ask('after');
  const now = '2026-11-25T06:30:00Z';
  sources[0]?.dispatchEvent(new MessageEvent('message', { data: JSON.stringify({ changes: [], now }) }));
  const isOld = (name: string) => queryClient.getQueryState([[name]])?.isInvalidated;
  expect(['before', 'underWay', 'after'].map(isOld)).toEqual([true, true, false]);
});
