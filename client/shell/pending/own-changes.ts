import { listOwnChanges, type OwnChanges } from '#client/data/outbox/stored/change-store.ts';
import { currentMemberId } from './query-cache.ts';

/** Lists the member's changes on this device; `shown` ones if the store cannot be read. */
export async function listOwn(shown: OwnChanges): Promise<OwnChanges> {
  const memberId = currentMemberId();
  if (!memberId) return { pending: [], confirmed: [] };
  try {
    return await listOwnChanges(memberId);
  } catch (error) {
    console.warn('The changes on this device could not be read', error);
    return shown;
  }
}
