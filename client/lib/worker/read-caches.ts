/** What the service worker keeps of a member for a look without a network. */
export const readsCache = 'jugal-reads';
export const photosCache = 'jugal-photos';

export async function deleteReadCaches(): Promise<void> {
  // Absent where the page is not secure.
  if (!('caches' in globalThis)) return;
  await Promise.all([caches.delete(readsCache), caches.delete(photosCache)]);
}

/** Whether an address says what somebody has looked for: a cache keeps addresses as they are, so with app lock on those are not kept. */
export function tellsWords({ searchParams }: URL): boolean {
  return ['search', 'tag'].some((name) => searchParams.has(name));
}
