import { toPublicRow } from '#domain/copy/public-rows.ts';
import { COPIED_RESOURCES } from '#domain/copy/resources.ts';
import { ontoVersion, precedes } from '../outbox/compare-changes.ts';
import type { Lock } from '../outbox/lock.ts';
import type { PendingMutation } from '../outbox/pending-mutation.ts';
import { changeStore } from '../outbox/stored/change-store.ts';
import type { Rows } from './rows.ts';

/** Changes of a member that the server has made by a position, by their keys. */
interface Contained {
  memberId: string;
  position: string;
  keys: ReadonlySet<string>;
  /** Rows at the position. */
  rows: Rows;
}

/**
 * Confirms pending changes whose answers were lost, because the server names their keys. One that is being sent gets its
 * answer, so it is left out.
 */
export async function confirmContained({ memberId, position, keys, rows }: Contained, lock: Lock): Promise<void> {
  const isContained = (change: PendingMutation) => change.memberId === memberId && keys.has(change.key);
  for (const { objectId, order } of (await changeStore.list()).filter(isContained))
    await lock(
      objectId,
      async () => {
        const pending = await changeStore.list();
        const own = pending.find((each) => each.order === order && isContained(each));
        if (!own) return;
        const later = pending.filter((each) => precedes(own, each)).map((each) => withVersionIn(rows, each, memberId));
        await changeStore.confirm({ ...own, position }, later);
      },
      { ifFree: true },
    );
}

/** Gives a later change the version of its object in the copy, if it was made on top of it. */
function withVersionIn(rows: Rows, change: PendingMutation, memberId: string): PendingMutation {
  const memberIds = [memberId, ...[...rows.members.keys()].filter((id) => id !== memberId)];
  for (const resource of COPIED_RESOURCES) {
    const row = rows[resource].get(change.objectId);
    if (row) return ontoVersion(change, toPublicRow(resource, row, memberIds));
  }
  return change;
}
