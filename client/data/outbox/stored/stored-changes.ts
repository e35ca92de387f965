import { type Entry, startingWith, table } from '../../store.ts';
import { isFields, isPendingMutation, type PendingMutation } from '../pending-mutation.ts';

const mutations = table('mutations');

/** A change that the server has confirmed, and that the copy of this device may lack. */
export interface ConfirmedChange extends PendingMutation {
  /** The member's position after it, as text. */
  position: string;
}

/** Returns the keys in the store of pending changes. */
export const pendingRange = () => IDBKeyRange.upperBound(Number.MAX_VALUE);

/** Returns the key in the store of a confirmed change by its `Idempotency-Key`. Those of pending ones are numbers. */
export function confirmedKey(key: string): string {
  return `confirmed/${key}`;
}

/** Lists the confirmed changes of all members, oldest first. */
export async function listConfirmed(): Promise<ConfirmedChange[]> {
  return toConfirmedChanges(await mutations.list(startingWith(confirmedKey(''))));
}

/** Returns the confirmed changes among entries of the table, oldest first. */
export function toConfirmedChanges(entries: readonly Entry[]): ConfirmedChange[] {
  return entries
    .map(({ value }) => value)
    .filter(isConfirmed)
    .toSorted((one, other) => one.order - other.order);
}

/** Lists the `Idempotency-Key`s of a member's pending changes, oldest first; those of imports, which are many, last. */
export async function listPendingKeys(memberId: string): Promise<string[]> {
  const entries = await mutations.list(pendingRange());
  const changes = entries.map(({ value }) => value).filter(isFields);
  return changes
    .filter((change) => change['memberId'] === memberId)
    .toSorted((one, other) => Number('lane' in one) - Number('lane' in other))
    .map((change) => String(change['key']));
}

export function isConfirmed(value: unknown): value is ConfirmedChange {
  return isPendingMutation(value) && 'position' in value && typeof value.position === 'string';
}

/** Returns a confirmed change as the store holds it. */
export function toConfirmed(change: ConfirmedChange) {
  return { key: confirmedKey(change.key), value: change };
}

/** Counts pending changes of all members, also while the app is locked. */
export async function countChanges(): Promise<number> {
  return 'indexedDB' in globalThis ? mutations.count(pendingRange()) : 0;
}
