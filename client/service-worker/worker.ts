import { sendWhenBack } from './outbox.ts';
import { routePages } from './pages.ts';
import { handlePush } from './push.ts';
import { cacheReads, refreshReads, routeReads } from './reads.ts';
import type { WorkerScope } from './scope.ts';
import { handleUpdates } from './updates.ts';
import { holdVault } from './worker-vault.ts';

declare const self: WorkerScope;

holdVault(self);
handleUpdates(self);
handlePush(self);
routePages(self);
routeReads();
sendWhenBack(self);

self.addEventListener('message', (event) => {
  const { data } = event;
  if (typeof data !== 'object' || data === null) return;
  const type: unknown = Reflect.get(data, 'type');
  if (type === 'REFRESH_READS') event.waitUntil(refreshReads());
  const urls: unknown = type === 'KEEP_READS' ? Reflect.get(data, 'urls') : null;
  if (Array.isArray(urls)) event.waitUntil(cacheReads(urls.filter((url) => typeof url === 'string')));
});
