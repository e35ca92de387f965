import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import type { ChangeStore } from '#client/data/outbox/stored/change-store.ts';

/** The browser database of one device: writes outlive the tab, and callers never share objects with the store. */
export function createMemoryStore(): ChangeStore {
  let last = 0;
  const kept = new Map<number, PendingMutation>();
  const write = (change: PendingMutation) => void kept.set(change.order, structuredClone(change));
  return {
    async add(change) {
      last += 1;
      write({ ...structuredClone(change), order: last });
      return last;
    },
    list: async () => structuredClone([...kept.values()].toSorted((one, other) => one.order - other.order)),
    async settle(order, others) {
      if (kept.delete(order)) for (const other of others) write(other);
    },
    async put(change) {
      if (kept.has(change.order)) write(change);
    },
    restore: async (change) => write(change),
    async confirm({ order }, others) {
      if (kept.delete(order)) for (const other of others) write(other);
    },
  };
}
