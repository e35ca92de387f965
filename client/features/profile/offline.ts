import type { OfflineRules } from '#client/data/outbox/offline-rules.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { formatTime } from '#client/lib/format/dates.ts';
import type { PublicRow } from '#domain/copy/public-rows.ts';
import { EVENING_TIMES } from '#domain/couples/facts.ts';
import { eveningText as text } from '#messages/daily-moment.ts';

/** Pending changes of the couple's hour for the evening, of which the last one counts. */
export const pendingEvening: OfflineRules = {
  calls: { 'couples.changeEvening': 'update' },
  shows: { couples: showEvening },
  object: { idOf: () => 'couple-evening' },
  nameOf: () => text.label,
  describe: ({ time }) => (typeof time === 'string' ? [{ label: text.label, value: formatTime(time) }] : []),
};

function showEvening(rows: readonly PublicRow<'couples'>[], changes: readonly PendingMutation[]) {
  const last = changes.findLast(({ call }) => call in pendingEvening.calls);
  const eveningTime = EVENING_TIMES.find((each) => each === last?.body?.['time']);
  return eveningTime ? rows.map((row) => ({ ...row, eveningTime })) : rows;
}
