/** Names of the service worker's caches of member data for offline use. */
export const readsCache = 'jugal-reads';
export const photosCache = 'jugal-photos';

export async function deleteReadCaches(): Promise<void> {
  // `caches` is undefined on an insecure page.
  if (!('caches' in globalThis)) return;
  await Promise.all([caches.delete(readsCache), caches.delete(photosCache)]);
}

/**
 * Returns true if a URL contains search words. A cache stores URLs in plain text, so with app lock on such responses
 * are not cached.
 */
export function tellsWords({ searchParams }: URL): boolean {
  return ['search', 'tag'].some((name) => searchParams.has(name));
}
