import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies';
import { forgetGallery } from '#client/lib/upload/gallery/forget-gallery.ts';
import { forgetAllFiles } from '#client/lib/upload/photo-store.ts';
import { ANSWER_PATIENCE_MS } from '#client/lib/network/network-state.ts';
import { isEncrypted, decryptResponse, encryptResponse } from '#client/lib/lock/encrypted-response.ts';
import { deleteReadCaches, photosCache, readsCache, tellsWords } from '#client/lib/worker/read-caches.ts';
import { endsSession, isCacheableRead } from './cacheable-reads.ts';
import { readVault } from './worker-vault.ts';

/** Maximum number of photos cached for offline use; the oldest are deleted first. */
const keptPhotoCount = 200;

/**
 * Generation of the caches, incremented by each wipe. A response to a request from before a wipe belongs to the
 * previous member, however late it arrives.
 */
let ownership = 0;

const cachedForSession = {
  handlerWillStart: async ({ state }) => {
    if (state) state['ownership'] = ownership;
  },
  cacheWillUpdate: async ({ response, state }) =>
    response.status === 200 && state?.['ownership'] === ownership ? response : null,
  // A wipe may happen between the decision to cache a response and its write.
  cacheDidUpdate: async ({ state }) => {
    if (state?.['ownership'] !== ownership) await deleteReadCaches();
  },
} satisfies NonNullable<StrategyOptions['plugins']>[number];

/** Encrypts cached responses while app lock is on. Without the key, no response is cached or read. */
const encryptedByLock = {
  cacheWillUpdate: async ({ request, response }) => encryptForCache(request.url, response),
  cacheDidUpdate: async ({ cacheName, request, newResponse }) =>
    dropIfPlain(await caches.open(cacheName), request, newResponse),
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (!cachedResponse) return null;
    const state = await readVault();
    if (!isEncrypted(cachedResponse)) return state === 'locked' ? null : cachedResponse;
    return typeof state === 'object' ? decryptResponse(state.key, cachedResponse) : null;
  },
} satisfies NonNullable<StrategyOptions['plugins']>[number];

async function encryptForCache(url: string, response: Response): Promise<Response | null> {
  const state = await readVault();
  if (state === 'off') return response;
  if (state === 'locked' || tellsWords(new URL(url))) return null;
  return state.isEncrypting ? encryptResponse(state.key, response) : response;
}

/** Deletes a plain response if app lock was turned on between the check and the write. */
async function dropIfPlain(cache: Cache, request: Request | string, kept: Response): Promise<void> {
  const state = await readVault();
  const mayBePlain = state === 'off' || (typeof state === 'object' && !state.isEncrypting);
  if (!mayBePlain && !isEncrypted(kept)) await cache.delete(request);
}

/** Maximum number of cached reads, including those of filters and single records; the oldest are deleted first. */
const keptReadCount = 300;

/** Routes a member's reads, cached for offline use. The cache belongs to one member and is deleted with the session. */
export function routeReads() {
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && isCacheableRead(url.pathname) && request.destination !== 'image',
    new NetworkFirst({
      cacheName: readsCache,
      // A dead connection counts as offline.
      networkTimeoutSeconds: ANSWER_PATIENCE_MS / 1000,
      plugins: [
        {
          ...cachedForSession,
          cacheDidUpdate: async (update) => {
            await cachedForSession.cacheDidUpdate(update);
            await trim(readsCache, keptReadCount);
          },
          fetchDidSucceed: async ({ response }) => {
            if (response.status === 401) await wipe();
            return response;
          },
        },
        encryptedByLock,
      ],
    }),
  );

  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && request.destination === 'image' && url.pathname.startsWith('/api/'),
    new CacheFirst({
      cacheName: photosCache,
      plugins: [
        cachedForSession,
        { cacheDidUpdate: () => trim(photosCache, keptPhotoCount) },
        encryptedByLock,
      ],
    }),
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

/**
 * Caches a page's reads from before the service worker was active, so that the first visit is cached too. `urls` come
 * from the page: only cacheable reads of this origin are fetched.
 */
export async function cacheReads(urls: readonly string[]) {
  const before = ownership;
  const cache = await caches.open(readsCache);
  const wanted = urls.filter((url) => {
    const { origin, pathname } = new URL(url, location.origin);
    return origin === location.origin && isCacheableRead(pathname);
  });
  // A failed response (signed out, offline) is not cached.
  await Promise.allSettled(
    wanted.map(async (url) => {
      const response = await fetch(url);
      const kept = response.ok && (await encryptForCache(new URL(url, location.origin).href, response));
      if (!kept) return;
      await cache.put(url, kept);
      await dropIfPlain(cache, url, kept);
    }),
  );
  if (before !== ownership) await deleteReadCaches();
}

/** Refetches all cached reads after the service worker sent changes, which they lack. */
export async function refreshReads(): Promise<void> {
  const kept = await (await caches.open(readsCache)).keys();
  await cacheReads(kept.map(({ url }) => url));
}

async function wipe() {
  ownership += 1;
  await Promise.all([deleteReadCaches(), forgetAllFiles(), forgetGallery()]);
}

async function trim(cacheName: string, count: number) {
  const cache = await caches.open(cacheName);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - count)).map((oldest) => cache.delete(oldest)));
}
