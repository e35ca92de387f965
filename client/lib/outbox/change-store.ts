import { decryptRows, encryptRow } from '../lock/encrypted-row.ts';
import { browserStore } from '../store/browser-database.ts';
import { rewriteRows } from '../store/rewrite-rows.ts';
import { presentCall } from './former-calls.ts';
import { isPendingMutation, type PendingMutation } from './pending-mutation.ts';

export type NewChange = Omit<PendingMutation, 'order'>;

/** Persistent store of pending changes; they survive the page. */
export interface ChangeStore {
  /** Appends a change to the queue and returns its position. Throws if the browser cannot store it. */
  add(change: NewChange): Promise<number>;
  /** Lists all pending changes of all members, oldest first. */
  list(): Promise<PendingMutation[]>;
  /** Removes a change from the queue and updates others, in one transaction. */
  settle(order: number, others: readonly PendingMutation[]): Promise<void>;
  /** Updates a pending change. */
  put(change: PendingMutation): Promise<void>;
}

const changes = browserStore('jugal-outbox', 'changes', { keyPath: 'order', autoIncrement: true });

/** Fields that stay plain beside an encrypted change. */
const plainNames = ['order'] as const;

export const changeStore: ChangeStore = {
  async add(change) {
    const row = await encryptRow(change, []);
    const order = await changes.run('readwrite', (store) => store.add(row));
    if (typeof order !== 'number') throw new Error('The browser keeps no changes');
    return order;
  },
  async list() {
    const found = await changes.run('readonly', (store): IDBRequest<unknown[]> => store.getAll());
    return (await decryptRows(found ?? [])).filter(isPendingMutation).map(renameCalls);
  },
  async settle(order, others) {
    const rows: object[] = [];
    for (const other of others) rows.push(await encryptRow(other, plainNames));
    await changes.run('readwrite', (store) => {
      for (const row of rows) store.put(row);
      return store.delete(order);
    });
  },
  async put(change) {
    const row = await encryptRow(change, plainNames);
    await changes.run('readwrite', (store) => store.put(row));
  },
};

function renameCalls(change: PendingMutation): PendingMutation {
  return {
    ...change,
    call: presentCall(change.call),
    ...(change.follows && { follows: change.follows.map(presentCall) }),
  };
}

/** Encrypts or decrypts the pending changes after app lock was turned on or off. */
export function rewriteChanges(): Promise<void> {
  return rewriteRows(changes, (row) => encryptRow(row, plainNames));
}

/** Counts pending changes of all members, also while the app is locked. */
export async function countChanges(): Promise<number> {
  return (await changes.run('readonly', (store) => store.count())) ?? 0;
}
