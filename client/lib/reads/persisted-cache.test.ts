import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fillFromCache } from './persisted-cache.ts';
import { readsCache } from '../worker/read-caches.ts';

const kept = new Map<string, Response>();
const dates = [{ id: 'one', title: 'Chai at sunset' }];

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('document', { cookie: 'jugal_in=1' });
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
  vi.stubGlobal('caches', {
    open: (name: string) =>
      Promise.resolve({
        match: (path: string) => Promise.resolve(name === readsCache ? kept.get(path)?.clone() : undefined),
      }),
  });
});
afterEach(() => vi.unstubAllGlobals());

const datesKey = ['dates'];

/** Creates the queries of a newly opened page, filled from the cache. */
async function openPage(queryClient = new QueryClient()) {
  await fillFromCache(queryClient, [{ path: '/api/date-events', queryKey: datesKey }]);
  return queryClient;
}

test('restores cached data, and refetches it as soon as a screen needs it', async () => {
  kept.set('/api/date-events', Response.json(dates));
  const queryClient = await openPage();
  expect(queryClient.getQueryData(datesKey)).toEqual(dates);
  expect(queryClient.getQueryState(datesKey)?.isInvalidated).toBe(true);
});

test('keeps a response that the network delivered meanwhile', async () => {
  kept.set('/api/date-events', Response.json(dates));
  const queryClient = new QueryClient();
  queryClient.setQueryData(datesKey, []);
  await openPage(queryClient);
  expect(queryClient.getQueryData(datesKey)).toEqual([]);
});

test('ignores the cached first page of a longer list', async () => {
  kept.set('/api/date-events', Response.json(dates, { headers: { 'x-next-cursor': 'more' } }));
  const queryClient = await openPage();
  expect(queryClient.getQueryState(datesKey)).toBeUndefined();
});

test.each([
  ['nobody is signed in', { document: { cookie: '' } }],
  ['no worker keeps the caches true', { navigator: { serviceWorker: { controller: null } } }],
  ['the browser has no workers', { navigator: {} }],
])('restores nothing while %s', async (_case, globals) => {
  kept.set('/api/date-events', Response.json(dates));
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  const queryClient = await openPage();
  expect(queryClient.getQueryState(datesKey)).toBeUndefined();
});
