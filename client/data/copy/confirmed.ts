import { createStore } from '#client/lib/store/create-store.ts';
import type { ConfirmedChange } from '../outbox/stored/stored-changes.ts';

/** Changes of the member that the server has confirmed and that the shown copy lacks, oldest first. */
export const confirmedChanges = createStore<readonly ConfirmedChange[]>([]);

/** Keys of changes that the shown copy contains, although this device may lack their answers. */
export const containedKeys = createStore<ReadonlySet<string>>(new Set());

/** Takes out changes that the copy contains, by their `Idempotency-Key`, before the copy is shown. */
export function dropContained(keys: ReadonlySet<string>): void {
  if (keys.size > 0) containedKeys.set(new Set([...containedKeys.get(), ...keys]));
  const rest = confirmedChanges.get().filter(({ key }) => !keys.has(key));
  if (rest.length < confirmedChanges.get().length) confirmedChanges.set(rest);
}
