import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies';
import { forgetAllFiles } from '#client/lib/upload/kept-files.ts';
import { deleteReadCaches, photosCache, readsCache } from '#client/lib/worker/read-caches.ts';
import { endsSession, isCacheableRead } from './cacheable-reads.ts';

/** Photos kept for a look without a network; the oldest go first. */
const keptPhotoCount = 200;

/** Grows with each wipe. What was asked for before one belongs to somebody who is gone, however late it is answered. */
let ownership = 0;

const cachedForSession = {
  handlerWillStart: async ({ state }) => {
    if (state) state['ownership'] = ownership;
  },
  cacheWillUpdate: async ({ response, state }) =>
    response.status === 200 && state?.['ownership'] === ownership ? response : null,
  // The wipe may come between the decision to keep an answer and its arrival in the cache.
  cacheDidUpdate: async ({ state }) => {
    if (state?.['ownership'] !== ownership) await deleteReadCaches();
  },
} satisfies NonNullable<StrategyOptions['plugins']>[number];

/** What the dashboard, dates and memories read, kept for the time without a network. It belongs to one member: it goes when the session does. */
export function routeReads() {
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && isCacheableRead(url.pathname) && request.destination !== 'image',
    new NetworkFirst({
      cacheName: readsCache,
      plugins: [
        {
          ...cachedForSession,
          fetchDidSucceed: async ({ response }) => {
            if (response.status === 401) await wipe();
            return response;
          },
        },
      ],
    }),
  );

  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && request.destination === 'image' && url.pathname.startsWith('/api/'),
    new CacheFirst({ cacheName: photosCache, plugins: [cachedForSession, { cacheDidUpdate: trimPhotos }] }),
  );

  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    registerRoute(
      ({ url, request, sameOrigin }) => sameOrigin && endsSession(request.method, url.pathname),
      async ({ request }) => {
        const response = await fetch(request);
        await wipe();
        return response;
      },
      method,
    );
  }
}

/** Fetches once more what a page had read before the worker stood, so that the first visit is kept too. `urls` are the page's word: only kept reads of this origin are taken. */
export async function cacheReads(urls: readonly string[]) {
  const before = ownership;
  const cache = await caches.open(readsCache);
  const wanted = urls.filter((url) => {
    const { origin, pathname } = new URL(url, location.origin);
    return origin === location.origin && isCacheableRead(pathname);
  });
  // An answer that is none (signed out, no network) is simply not kept.
  await Promise.allSettled(wanted.map((url) => cache.add(url)));
  if (before !== ownership) await deleteReadCaches();
}

async function wipe() {
  ownership += 1;
  await Promise.all([deleteReadCaches(), forgetAllFiles()]);
}

async function trimPhotos() {
  const cache = await caches.open(photosCache);
  const kept = await cache.keys();
  await Promise.all(
    kept.slice(0, Math.max(0, kept.length - keptPhotoCount)).map((photo) => cache.delete(photo)),
  );
}
