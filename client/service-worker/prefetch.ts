/** Requests at a time. A browser opens six connections to a server without HTTP/2, and the page needs some. */
const AT_A_TIME = 4;

/**
 * Fetches files into the browser's HTTP cache, unless they are in a cache of the worker. Workbox installs files one after the other,
 * each for a round trip, and then finds these without one. A file that fails here is requested again by Workbox, which reports it.
 */
export async function prefetch(urls: readonly string[]): Promise<void> {
  const left = urls.values();
  const fetchNext = async (): Promise<void> => {
    for (const url of left)
      try {
        if (!(await caches.match(url))) await (await fetch(url)).arrayBuffer();
      } catch {
        // The network is away: each further file would fail as well.
        return;
      }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, fetchNext));
}
