import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { endsOwnership, isKeptRead } from './kept-reads.ts';

const readsCache = 'jugal-reads';
const photosCache = 'jugal-photos';
/** Photos kept for a look without a network; the oldest go first. */
const keptPhotoCount = 200;

/** What the dashboard, dates and memories read, kept for the time without a network. It belongs to one member: it goes when the session does. */
export function routeReads() {
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && isKeptRead(url.pathname) && request.destination !== 'image',
    new NetworkFirst({
      cacheName: readsCache,
      plugins: [
        {
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
    new CacheFirst({ cacheName: photosCache, plugins: [{ cacheDidUpdate: trimPhotos }] }),
  );

  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    registerRoute(
      ({ url, request, sameOrigin }) => sameOrigin && endsOwnership(request.method, url.pathname),
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
export async function keepReads(urls: readonly string[]) {
  const cache = await caches.open(readsCache);
  const wanted = urls.filter((url) => {
    const { origin, pathname } = new URL(url, location.origin);
    return origin === location.origin && isKeptRead(pathname);
  });
  // An answer that is none (signed out, no network) is simply not kept.
  await Promise.allSettled(wanted.map((url) => cache.add(url)));
}

async function wipe() {
  await Promise.all([caches.delete(readsCache), caches.delete(photosCache)]);
}

async function trimPhotos() {
  const cache = await caches.open(photosCache);
  const kept = await cache.keys();
  await Promise.all(
    kept.slice(0, Math.max(0, kept.length - keptPhotoCount)).map((photo) => cache.delete(photo)),
  );
}
