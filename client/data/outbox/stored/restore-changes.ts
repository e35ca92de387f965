import type { PendingMutation } from '../pending-mutation.ts';
import type { ChangeStore, OwnChanges } from './change-store.ts';

/**
 * Stores changes again that the browser has evicted. A photo that went with them is left out, so that the change is
 * rejected later and keeps its text.
 */
export async function restoreChanges(store: ChangeStore, changes: readonly PendingMutation[]): Promise<void> {
  const kept = new Set((await store.list()).map(({ order }) => order));
  for (const change of changes)
    if (!kept.has(change.order)) await store.restore(change).catch(() => store.restore(withoutBlobs(change)));
}

/** Pauses in milliseconds after failed attempts: a browser refuses a store until its eviction is over. */
const PAUSES_MS = [50, 200, 800, 3200, 12_800] as const;

/** Stores the changes of a page again, and tries until the browser takes them. */
export async function restoreUntilKept(
  store: ChangeStore,
  evicted: OwnChanges,
  pausesMs: readonly number[] = PAUSES_MS,
): Promise<void> {
  for (const pause of pausesMs) {
    try {
      return await restoreAll(store, evicted);
    } catch (error) {
      console.info('The pending changes cannot be stored again yet', error);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  await restoreAll(store, evicted);
}

async function restoreAll(store: ChangeStore, { pending, confirmed }: OwnChanges): Promise<void> {
  await restoreChanges(store, pending);
  for (const change of confirmed) await store.restore(change);
}

function withoutBlobs({ files = [], ...change }: PendingMutation): PendingMutation {
  return { ...change, files: files.map(({ blob: _blob, ...file }) => file) };
}
