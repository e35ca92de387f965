import { rewriteChanges } from '../outbox/change-store.ts';
import { rewriteGallery } from '../upload/gallery/gallery-store.ts';
import { rewriteFiles } from '../upload/kept-files.ts';
import { photosCache, readsCache, tellsWords } from '../worker/read-caches.ts';
import { isSealed, openResponse, sealResponse } from './sealed-response.ts';
import { openingKey, sealingKey } from './vault.ts';

/** In the browser's storage from the beginning of a rewriting to its end: a page that was left meanwhile has not come to the end. */
const unfinishedKey = 'jugal-lock-rewriting';

/** Brings what this browser keeps of the member to what app lock is by now: sealed, or not any more. Done again, it goes on where it was. */
export async function rewriteKept(): Promise<void> {
  localStorage.setItem(unfinishedKey, '1');
  await rewriteAll();
  localStorage.removeItem(unfinishedKey);
}

/** What a page before this one has left undone. */
export async function finishRewriting(): Promise<void> {
  if (localStorage.getItem(unfinishedKey) !== null) await rewriteKept();
}

async function rewriteAll(): Promise<void> {
  await rewriteChanges();
  await rewriteFiles();
  await rewriteGallery();
  for (const name of [readsCache, photosCache]) if (await caches.has(name)) await rewriteCache(name);
}

async function rewriteCache(name: string): Promise<void> {
  const cache = await caches.open(name);
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    const isSealing = sealingKey() !== null;
    if (!response || isSealed(response) === isSealing) continue;
    const rewritten = await rewrite(request, response);
    await (rewritten ? cache.put(request, rewritten) : cache.delete(request));
  }
}

/** `null`: it is not to be kept, or no key opens it. */
async function rewrite({ url }: Request, response: Response): Promise<Response | null> {
  const key = sealingKey();
  if (key) return tellsWords(new URL(url)) ? null : sealResponse(key, response);
  const opening = openingKey();
  return opening && openResponse(opening, response);
}
