import { createStore } from '#client/lib/store/create-store.ts';
import type { ConfirmedChange } from '../outbox/stored-changes.ts';

/** Changes of the member that the server has confirmed and that the shown copy lacks, oldest first. */
export const confirmedChanges = createStore<readonly ConfirmedChange[]>([]);

/** Takes out changes that the copy contains, by their `Idempotency-Key`, before the copy is shown. */
export function dropConfirmed(keys: ReadonlySet<string>): void {
  const rest = confirmedChanges.get().filter(({ key }) => !keys.has(key));
  if (rest.length < confirmedChanges.get().length) confirmedChanges.set(rest);
}
