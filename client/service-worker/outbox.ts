import { lockByBrowser } from '#client/data/outbox/lock.ts';
import { outboxChannel, outboxSyncTag } from '#client/data/outbox/outbox-channel.ts';
import { createOutbox } from '#client/data/outbox/outbox.ts';
import { sendChange } from '#client/data/outbox/send-change.ts';
import { changeStore } from '#client/data/outbox/stored/change-store.ts';
import { isGalleryPaused } from '#client/data/upload/gallery/gallery-store.ts';
import { sendPendingPhoto } from '#client/data/upload/send-pending-photo.ts';
import type { WorkerScope } from './scope.ts';
import { readVault } from './worker-vault.ts';

/**
 * Sends pending changes when the browser reports that the network is back, also while the app is closed (decision
 * 0088).
 */
export function sendWhenBack(worker: WorkerScope): void {
  worker.addEventListener('sync', (event) => {
    if (event.tag === outboxSyncTag) event.waitUntil(sendWhatWaits());
  });
}

async function sendWhatWaits(): Promise<void> {
  // While the app is locked, the changes cannot be decrypted. They are sent after unlocking.
  if ((await readVault()) === 'locked') return;
  const outbox = createOutbox({
    store: changeStore,
    lock: lockByBrowser,
    send: (change) => sendChange(change),
    sendFile: sendPendingPhoto,
    isPaused: ({ memberId }) => isGalleryPaused(memberId),
  });
  const members = new Set((await changeStore.list()).map(({ memberId }) => memberId));
  // The server rejects the changes of a member who is not signed in, and they stay queued.
  const flushed: string[] = [];
  for (const memberId of members) {
    flushed.push(await outbox.flush(memberId));
    if (!(await isGalleryPaused(memberId))) flushed.push(await outbox.flushBulk(memberId));
  }
  outboxChannel.announce('changed');
  if (flushed.includes('later')) throw new Error('The browser is to try again');
}
