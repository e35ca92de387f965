/** What the service worker keeps of a member for a look without a network. */
export const readsCache = 'jugal-reads';
export const photosCache = 'jugal-photos';

export async function deleteReadCaches(): Promise<void> {
  // Absent where the page is not secure.
  if (!('caches' in globalThis)) return;
  await Promise.all([caches.delete(readsCache), caches.delete(photosCache)]);
}
