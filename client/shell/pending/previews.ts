import { withAddress } from '#client/data/outbox/compare-changes.ts';
import type { PendingMutation } from '#client/data/outbox/pending-mutation.ts';

/** Object URLs under which this page shows photos that are not uploaded yet. */
const previews = new Map<string, string>();

/** Returns a change whose photos have addresses that this page can show. */
export function withPreviews(change: PendingMutation): PendingMutation {
  let { body } = change;
  for (const { key, address, blob } of change.files ?? []) {
    if (!blob) continue;
    const preview = previews.get(key) ?? URL.createObjectURL(blob);
    previews.set(key, preview);
    body = withAddress(body, address, preview);
  }
  return { ...change, body };
}
