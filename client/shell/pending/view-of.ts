import { applyMissing } from '#client/data/reads/apply-missing.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import type { ShowPending } from '#client/data/reads/pending-view.ts';
import { confirmedChanges } from '#client/data/copy/confirmed.ts';
import type { ShowChanges } from '#client/data/copy/shown.ts';
import { confirmed } from './confirmed-changes.ts';
import { rulesShownIn, showIn } from './offline-rules.ts';
import { withPreviews } from './previews.ts';
import { currentContext } from './query-cache.ts';

/** Returns what applies the changes to the data of a read; `null` without changes. */
export function viewOf(pending: readonly PendingMutation[]): ShowPending | null {
  if (pending.length === 0 && confirmed.size === 0) return null;
  const waiting = pending.map((change) => ({ change, moment: Number.POSITIVE_INFINITY }));
  const seen = [...confirmed.values(), ...waiting].map(({ change, moment }) => ({
    change: withPreviews(change),
    moment,
  }));
  return (fetched) => applyMissing(fetched, seen, rulesShownIn, currentContext());
}

/** Returns what applies the changes to rows of the copy, behind the confirmed ones; `null` without changes. */
export function changesInRows(pending: readonly PendingMutation[]): ShowChanges | null {
  if (pending.length === 0 && confirmedChanges.get().length === 0) return null;
  const waiting = pending.map(withPreviews);
  // Read again each time: a copy that contains a change takes it out in the frame in which it is shown.
  return (resource, rows, context) =>
    showIn(resource, rows, [...confirmedChanges.get().map(withPreviews), ...waiting], context);
}
