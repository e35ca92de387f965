import { browserStore } from '../store/browser-database.ts';
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

export const changeStore: ChangeStore = {
  async add(change) {
    const order = await changes.run('readwrite', (store) => store.add(change));
    if (typeof order !== 'number') throw new Error('The browser keeps no changes');
    return order;
  },
  async list() {
    const found = await changes.run('readonly', (store): IDBRequest<unknown[]> => store.getAll());
    return (found ?? []).filter(isWaitingChange);
  },
  async settle(order, others) {
    await changes.run('readwrite', (store) => {
      for (const other of others) store.put(other);
      return store.delete(order);
    });
  },
  async put(change) {
    await changes.run('readwrite', (store) => store.put(change));
  },
};
