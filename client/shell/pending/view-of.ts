import { applyMissing } from '#client/data/reads/apply-missing.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import type { ShowPending } from '#client/data/reads/pending-view.ts';
import { confirmedChanges } from '#client/data/copy/confirmed.ts';
import { confirmed } from './confirmed-changes.ts';
import { rulesShownIn } from './offline-rules.ts';
import { withPreviews } from './previews.ts';
import { currentContext } from './query-cache.ts';

/** Returns what applies the changes to the data of a read; `null` without changes. */
export function viewOf(pending: readonly PendingMutation[]): ShowPending | null {
  if (pending.length === 0 && confirmed.size === 0 && confirmedChanges.get().length === 0) return null;
  const waiting = pending.map(toMissing);
  const seen = [...confirmed.values(), ...waiting].map(({ change, moment }) => ({
    change: withPreviews(change),
    moment,
  }));
  // Read again for each answer: a copy that contains a change takes it out in the frame in which it is shown.
  return (fetched) =>
    applyMissing(fetched, [...confirmedChanges.get().map(toMissing), ...seen], rulesShownIn, currentContext());
}

function toMissing(change: PendingMutation) {
  return { change, moment: Number.POSITIVE_INFINITY };
}
