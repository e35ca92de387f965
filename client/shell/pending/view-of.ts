import { confirmedChanges } from '#client/data/copy/confirmed.ts';
import type { ShowChanges } from '#client/data/copy/shown.ts';
import { withAddress } from '#client/data/outbox/compare-changes.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';
import { showIn } from './offline-rules.ts';

/** Returns what applies the changes to rows of the copy, behind the confirmed ones; `null` without changes. */
export function viewOf(pending: readonly PendingMutation[]): ShowChanges | null {
  if (pending.length === 0 && confirmedChanges.get().length === 0) return null;
  const waiting = pending.map(withPreviews);
  // Read again each time: a copy that contains a change takes it out in the frame in which it is shown.
  return (resource, rows, context) =>
    showIn(resource, rows, [...confirmedChanges.get().map(withPreviews), ...waiting], context);
}

/** Object URLs under which this page shows photos that are not uploaded yet. */
const previews = new Map<string, string>();

/** Returns a change whose photos have addresses that this page can show. */
function withPreviews(change: PendingMutation): PendingMutation {
  let { body } = change;
  for (const { key, address, blob } of change.files ?? []) {
    if (!blob) continue;
    const preview = previews.get(key) ?? URL.createObjectURL(blob);
    previews.set(key, preview);
    body = withAddress(body, address, preview);
  }
  return { ...change, body };
}
