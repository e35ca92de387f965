import type { ChangeStore } from './change-store.ts';
import type { PendingMutation } from './pending-mutation.ts';

/**
 * Stores changes again that the browser has evicted. A photo that went with them is left out, so that the change is
 * rejected later and keeps its text.
 */
export async function restoreChanges(store: ChangeStore, changes: readonly PendingMutation[]): Promise<void> {
  const kept = new Set((await store.list()).map(({ order }) => order));
  for (const change of changes)
    if (!kept.has(change.order)) await store.put(change).catch(() => store.put(withoutBlobs(change)));
}

function withoutBlobs({ files = [], ...change }: PendingMutation): PendingMutation {
  return { ...change, files: files.map(({ blob: _blob, ...file }) => file) };
}
