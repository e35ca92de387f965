import type { WorkerScope } from './scope.ts';

/** Keeps a new version waiting until the member accepts it, so that no open screen changes. */
export function handleUpdates(worker: WorkerScope) {
  worker.addEventListener('install', (event) => {
    const { active } = worker.registration;
    if (!active) return;
    // A service worker of another language takes over at once: the page is already in its language.
    const isUpdate = active.scriptURL === worker.location.href;
    event.waitUntil(isUpdate ? announceUpdate(worker) : worker.skipWaiting());
  });
  worker.addEventListener('activate', (event) => {
    // Caches of versions before the single store.
    event.waitUntil(Promise.all([worker.clients.claim(), caches.delete('jugal-reads'), caches.delete('jugal-photos')]));
  });
  worker.addEventListener('message', (event) => {
    const isSkip =
      typeof event.data === 'object' && event.data !== null && Reflect.get(event.data, 'type') === 'SKIP_WAITING';
    if (isSkip) event.waitUntil(worker.skipWaiting());
  });
}

async function announceUpdate(worker: WorkerScope) {
  const pages = await worker.clients.matchAll({ includeUncontrolled: true, type: 'window' });
  for (const page of pages) page.postMessage({ type: 'UPDATE_AVAILABLE' }, {});
}
