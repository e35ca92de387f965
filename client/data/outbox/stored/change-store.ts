import { type Entry, table } from '../../store.ts';
import { isPendingMutation, type PendingMutation } from '../pending-mutation.ts';
import { presentCall } from './former-calls.ts';
import { type ConfirmedChange, isConfirmed, pendingRange, toConfirmed, toConfirmedChanges } from './stored-changes.ts';

export type NewChange = Omit<PendingMutation, 'order'>;

/**
 * Persistent store of pending changes; they survive the page. A change that is not in the queue any more is neither
 * updated nor confirmed: an answer may arrive after a sign-out, which leaves no text on the device.
 */
export interface ChangeStore {
  /** Appends a change to the queue and returns its position. Throws if the browser cannot store it. */
  add(change: NewChange): Promise<number>;
  /** Lists all pending changes of all members, oldest first. */
  list(): Promise<PendingMutation[]>;
  /** Removes a change from the queue and updates others, in one transaction. */
  settle(order: number, others: readonly PendingMutation[]): Promise<void>;
  /** Updates a pending change. */
  put(change: PendingMutation): Promise<void>;
  /** Stores a change again that the browser has evicted. */
  restore(change: PendingMutation | ConfirmedChange): Promise<void>;
  /**
   * Moves a change out of the queue, because the server has confirmed it, and updates others, in one transaction. It
   * stays until the copy of the device contains it.
   */
  confirm(change: ConfirmedChange, others: readonly PendingMutation[]): Promise<void>;
}

const mutations = table('mutations');

export const changeStore: ChangeStore = {
  add: (change) => mutations.add(change),
  list: async () => toPending(await mutations.list(pendingRange())),
  settle: (order, others) => mutations.write({ put: others.map(toEntry), remove: [order], ifPresent: order }),
  put: (change) => mutations.write({ put: [toEntry(change)], ifPresent: change.order }),
  restore: (change) => mutations.write({ put: [isConfirmed(change) ? toConfirmed(change) : toEntry(change)] }),
  confirm: (change, others) =>
    mutations.write({
      put: [...others.map(toEntry), toConfirmed(change)],
      remove: [change.order],
      ifPresent: change.order,
    }),
};

/** Changes of one member on this device, oldest first. */
export interface OwnChanges {
  pending: readonly PendingMutation[];
  confirmed: readonly ConfirmedChange[];
}

/** Lists a member's pending and confirmed changes as they are at one moment: each is one of the two. */
export async function listOwnChanges(memberId: string): Promise<OwnChanges> {
  const entries = await mutations.list();
  const isOwn = (change: PendingMutation) => change.memberId === memberId;
  return {
    pending: toPending(entries.filter(({ key }) => typeof key === 'number')).filter(isOwn),
    confirmed: toConfirmedChanges(entries).filter(isOwn),
  };
}

function toPending(entries: readonly Entry[]): PendingMutation[] {
  return entries
    .map(({ key, value }) => ({ ...(typeof value === 'object' ? value : null), order: key }))
    .filter(isPendingMutation)
    .map(toPresent);
}

function toEntry({ order, ...value }: PendingMutation) {
  return { key: order, value };
}

/** Returns a stored change in its present form: calls were renamed, and a change had one group of fields. */
function toPresent(change: PendingMutation): PendingMutation {
  const { sentTogether = [] } = change;
  const [former] = sentTogether;
  return {
    ...change,
    call: presentCall(change.call),
    ...(change.follows && { follows: change.follows.map(presentCall) }),
    ...(typeof former === 'string' && { sentTogether: [sentTogether.map(String)] }),
  };
}
