import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { noteAnswer } from '#client/lib/network/network-state.ts';
import { serverAnswer } from '#tests/outbox/support/server-answer.ts';
import { api } from '../api.ts';
import { startPulling } from './pull.ts';

afterEach(() => vi.unstubAllGlobals());

/** Path of the last read. */
const LAST = '/api/auth/sessions';

test.each(['/api/daily-question', '/api/concierge-requests', '/api/partner-insights'])(
  'pulls the other reads if the server refuses %s',
  async (refused) => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (request: Request) => {
      const { pathname } = new URL(request.url);
      asked.push(pathname);
      if (pathname !== refused) return Promise.resolve(serverAnswer([]));
      return Promise.resolve(serverAnswer({ code: 'premium_needed', message: 'No' }, { status: 403 }));
    });
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const stop = startPulling(queries, 0);
    await vi.waitFor(() => expect(asked).toContain(LAST), { timeout: 5000 });
    stop();
    expect(asked).toEqual(expect.arrayContaining([refused, '/api/brand-deals']));
  },
);

test('asks for no read of premium if the member is free', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return Promise.resolve(serverAnswer([]));
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  queries.setQueryData([...api.accounts.me.queryKey()], { isPremium: false });
  const stop = startPulling(queries, 0);
  await vi.waitFor(() => expect(asked).toContain(LAST), { timeout: 5000 });
  stop();
  expect(asked).toContain('/api/brand-deals');
  expect(asked.filter((path) => /insights/.test(path))).toEqual([]);
});

test('goes on after a failure, once the server has answered anything', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  vi.useFakeTimers();
  try {
    const asked: string[] = [];
    let isCut = true;
    vi.stubGlobal('fetch', (request: Request) => {
      asked.push(new URL(request.url).pathname);
      return isCut ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(serverAnswer([]));
    });
    const stop = startPulling(new QueryClient({ defaultOptions: { queries: { retry: false } } }), 0);
    await vi.advanceTimersByTimeAsync(40_000);
    expect(new Set(asked)).toEqual(new Set(['/api/daily-question']));
    isCut = false;
    noteAnswer();
    await vi.advanceTimersByTimeAsync(5000);
    expect(asked).toContain(LAST);
    stop();
  } finally {
    vi.useRealTimers();
  }
});
