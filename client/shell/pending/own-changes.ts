import { changeStore } from '#client/data/outbox/stored/change-store.ts';
import { type ConfirmedChange, listConfirmed } from '#client/data/outbox/stored/stored-changes.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { currentMemberId } from './query-cache.ts';

/** Lists the member's pending changes of this device; `shown` ones if the store cannot be read. */
export function listOwn(shown: readonly PendingMutation[]): Promise<readonly PendingMutation[]> {
  return listOf(changeStore.list, shown);
}

/** Lists the member's confirmed changes of this device; `shown` ones if the store cannot be read. */
export function listOwnConfirmed(shown: readonly ConfirmedChange[]): Promise<readonly ConfirmedChange[]> {
  return listOf(listConfirmed, shown);
}

async function listOf<Change extends PendingMutation>(
  list: () => Promise<readonly Change[]>,
  shown: readonly Change[],
): Promise<readonly Change[]> {
  const memberId = currentMemberId();
  try {
    return (await list()).filter((change) => change.memberId === memberId);
  } catch (error) {
    console.warn('The changes on this device could not be read', error);
    return shown;
  }
}
