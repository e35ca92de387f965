import { api } from '#client/data/api.ts';
import { heldCopy } from '#client/data/copy/page-copy.ts';
import { listShown } from '#client/data/copy/shown.ts';
import type { OfflineRules } from '#client/data/outbox/offline-rules.ts';
import { type Fields, isFields } from '#client/data/outbox/pending-mutation.ts';
import { listOwnChanges, type OwnChanges } from '#client/data/outbox/stored/change-store.ts';
import { queryClient } from '#client/data/query-client.ts';
import { COPIED_RESOURCES } from '#domain/copy/resources.ts';

/** Returns the member that this page was rendered for; `null` before that is known. */
export function currentMemberId(): string | null {
  return queryClient.getQueryData(api.accounts.me.queryKey())?.id ?? null;
}

/** Lists the records that a rule's changes alter, as screens show them: of the copy, and of reads of the resource. */
export function listRecords(rules: OfflineRules | undefined, resource: string): Fields[] {
  const copied = COPIED_RESOURCES.filter((each) => rules?.shows?.[each]).flatMap((each): unknown[] => [
    ...listShown(heldCopy.get(), each),
  ]);
  // Questions of today and of the days ahead, which the server assigns, are no rows.
  const read = queryClient.getQueriesData({ queryKey: [[resource]] }).flatMap(([, data]) => data);
  return [...read, ...copied].filter(isFields);
}

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
