import { asText, type OfflineRules } from '#client/data/outbox/offline-rules.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import type { PublicRow } from '#domain/copy/public-rows.ts';
import { fromPartnerText as text } from '#messages/from-partner.ts';

/** Pending marks of what the member has seen. */
export const pendingSeen: OfflineRules = {
  calls: { 'fromPartner.set': 'read' },
  shownAtOnce: ['fromPartner.set'],
  shows: { fromPartner: showSeen },
  object: { idOf: () => 'fromPartner' },
  nameOf: () => text.pending,
  describe: () => [],
};

/** Shows the latest instant of the row and the changes, because it never goes back. */
function showSeen(
  rows: readonly PublicRow<'fromPartner'>[],
  changes: readonly PendingMutation[],
): readonly PublicRow<'fromPartner'>[] {
  const own = changes.filter(({ call }) => call === 'fromPartner.set');
  const [first] = own;
  if (!first) return rows;
  const instants = [
    ...rows.map(({ seenUpTo }) => seenUpTo ?? ''),
    ...own.map(({ body }) => asText(body?.['seenUpTo'])),
  ];
  return [{ id: first.memberId, seenUpTo: instants.toSorted().at(-1) ?? null }];
}
