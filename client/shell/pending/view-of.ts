import { confirmedChanges } from '#client/data/copy/confirmed.ts';
import type { ShowChanges } from '#client/data/copy/shown.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { showIn } from './offline-rules.ts';
import { withPreviews } from './previews.ts';

/** Returns what applies the changes to rows of the copy, behind the confirmed ones; `null` without changes. */
export function viewOf(pending: readonly PendingMutation[]): ShowChanges | null {
  if (pending.length === 0 && confirmedChanges.get().length === 0) return null;
  const waiting = pending.map(withPreviews);
  // Read again each time: a copy that contains a change takes it out in the frame in which it is shown.
  return (resource, rows, context) =>
    showIn(resource, rows, [...confirmedChanges.get().map(withPreviews), ...waiting], context);
}
