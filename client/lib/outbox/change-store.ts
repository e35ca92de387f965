import { openRows, sealRow } from '../lock/sealed-row.ts';
import { browserStore } from '../store/browser-database.ts';
import { rewriteRows } from '../store/rewrite-rows.ts';
import { isWaitingChange, type WaitingChange } from './waiting-change.ts';

export type NewChange = Omit<WaitingChange, 'order'>;

/** Where changes wait. What was written stays when the page goes. */
export interface ChangeStore {
  /** Puts a change at the end of the line and returns its place. Throws where nothing can be kept. */
  add(change: NewChange): Promise<number>;
  /** All that wait, of whatever member, the first first. */
  list(): Promise<WaitingChange[]>;
  /** Takes one out of the line, and writes what changes in others, at once. */
  settle(order: number, others: readonly WaitingChange[]): Promise<void>;
  /** Writes what changed in one that waits. */
  put(change: WaitingChange): Promise<void>;
}

const changes = browserStore('jugal-outbox', 'changes', { keyPath: 'order', autoIncrement: true });

/** What stands beside a sealed change. */
const plainNames = ['order'] as const;

export const changeStore: ChangeStore = {
  async add(change) {
    const row = await sealRow(change, []);
    const order = await changes.run('readwrite', (store) => store.add(row));
    if (typeof order !== 'number') throw new Error('The browser keeps no changes');
    return order;
  },
  async list() {
    const found = await changes.run('readonly', (store): IDBRequest<unknown[]> => store.getAll());
    return (await openRows(found ?? [])).filter(isWaitingChange);
  },
  async settle(order, others) {
    const rows: object[] = [];
    for (const other of others) rows.push(await sealRow(other, plainNames));
    await changes.run('readwrite', (store) => {
      for (const row of rows) store.put(row);
      return store.delete(order);
    });
  },
  async put(change) {
    const row = await sealRow(change, plainNames);
    await changes.run('readwrite', (store) => store.put(row));
  },
};

/** App lock was turned on or off: what waits is sealed, or is not any more. */
export function rewriteChanges(): Promise<void> {
  return rewriteRows(changes, (row) => sealRow(row, plainNames));
}

/** How many wait, of whatever member; also while the app is locked. */
export async function countChanges(): Promise<number> {
  return (await changes.run('readonly', (store) => store.count())) ?? 0;
}
