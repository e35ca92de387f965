import { sendWhenBack } from './outbox.ts';
import { routePages } from './pages.ts';
import { handlePush } from './push.ts';
import { cacheReads, routeReads } from './reads.ts';
import type { WorkerScope } from './scope.ts';
import { handleUpdates } from './updates.ts';

declare const self: WorkerScope;

handleUpdates(self);
handlePush(self);
routePages(self);
routeReads();
sendWhenBack(self);

self.addEventListener('message', (event) => {
  const { data } = event;
  const isKeep = typeof data === 'object' && data !== null && Reflect.get(data, 'type') === 'KEEP_READS';
  const urls: unknown = isKeep ? Reflect.get(data, 'urls') : null;
  if (Array.isArray(urls)) event.waitUntil(cacheReads(urls.filter((url) => typeof url === 'string')));
});
