import type { OfflineContext, OfflineRules } from '../outbox/offline-rules.ts';
import type { Fetched } from './pending-view.ts';
import { callOf, inputOf } from './query-keys.ts';
import type { SentChange } from './sent-changes.ts';

/** Applies the changes that an answer lacks: pending ones, and those confirmed after its moment. */
export function applyMissing<Data>(
  { queryKey, data, moment }: Fetched<Data>,
  changes: readonly SentChange[],
  rulesShownIn: (call: string) => readonly OfflineRules[],
  context: OfflineContext,
): Data {
  const call = callOf(queryKey);
  const missing = changes.filter((each) => each.moment > moment).map(({ change }) => change);
  const read = { ...context, ...inputOf(queryKey) };
  return rulesShownIn(call).reduce((each, { reads }) => reads?.[call]?.(each, missing, read) ?? each, data);
}
