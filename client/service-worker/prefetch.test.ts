import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetch } from './prefetch.ts';

const requested: string[] = [];
let atOnce = 0;
let mostAtOnce = 0;

beforeEach(() => {
  requested.length = 0;
  mostAtOnce = 0;
  vi.stubGlobal('caches', {
    match: async (url: string) => (url === '/kept.js' ? new Response() : undefined),
  });
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await Promise.resolve();
    atOnce -= 1;
    if (url.startsWith('/fails')) throw new TypeError('Failed to fetch');
    return new Response('');
  });
});
afterEach(() => vi.unstubAllGlobals());

test('requests each file once, four at a time, but none that is cached', async () => {
  const urls = Array.from({ length: 30 }, (_, index) => `/${index}.js`);
  await prefetch([...urls, '/kept.js']);
  expect(requested.toSorted()).toEqual(urls.toSorted());
  expect(mostAtOnce).toBe(4);
});

test('ends without an error when the network is away', async () => {
  await prefetch(Array.from({ length: 30 }, (_, index) => `/fails-${index}.js`));
  expect(requested).toHaveLength(4);
});
