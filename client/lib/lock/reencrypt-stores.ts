import { rewriteChanges } from '../outbox/change-store.ts';
import { rewriteGallery } from '../upload/gallery/gallery-store.ts';
import { rewriteFiles } from '../upload/photo-store.ts';
import { photosCache, readsCache, tellsWords } from '../worker/read-caches.ts';
import { isEncrypted, decryptResponse, encryptResponse } from './encrypted-response.ts';
import { decryptionKey, encryptionKey } from './vault.ts';

/**
 * Storage key set while stored data is rewritten, so that a page can detect that an earlier one was left before the
 * end.
 */
const unfinishedKey = 'jugal-lock-rewriting';

/**
 * Encrypts or decrypts the member's stored data to match the state of app lock. A repeated run resumes an unfinished
 * one.
 */
export async function reencryptStores(): Promise<void> {
  localStorage.setItem(unfinishedKey, '1');
  await rewriteAll();
  localStorage.removeItem(unfinishedKey);
}

/** Finishes a rewrite that an earlier page left unfinished. */
export async function finishReencryption(): Promise<void> {
  if (localStorage.getItem(unfinishedKey) !== null) await reencryptStores();
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
    const isEncrypting = encryptionKey() !== null;
    if (!response || isEncrypted(response) === isEncrypting) continue;
    const rewritten = await rewrite(request, response);
    await (rewritten ? cache.put(request, rewritten) : cache.delete(request));
  }
}

/** Returns the rewritten response; `null` if it must not be cached or no key decrypts it. */
async function rewrite({ url }: Request, response: Response): Promise<Response | null> {
  const key = encryptionKey();
  if (key) return tellsWords(new URL(url)) ? null : encryptResponse(key, response);
  const opening = decryptionKey();
  return opening && decryptResponse(opening, response);
}
