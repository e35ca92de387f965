import { api } from '#client/data/api.ts';
import { nowIso } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { asText, type OfflineContext, type OfflineRules } from '#client/data/outbox/offline-rules.ts';
import { type Fields, isFields } from '#client/data/outbox/pending-mutation.ts';
import { heldCopy } from '#client/data/copy/page-copy.ts';
import { contextOf, listShown, readShown } from '#client/data/copy/shown.ts';
import { spendingRead } from '#client/features/budgets/reads.ts';
import { COPIED_RESOURCES } from '#domain/copy/resources.ts';
import { momentOf } from '#client/data/reads/moments.ts';
import { queryClient } from '#client/data/query-client.ts';
import { pendingView, showPending } from '#client/data/reads/pending-view.ts';

/** Returns the member that this page was rendered for; `null` before that is known. */
export function currentMemberId(): string | null {
  return queryClient.getQueryData(api.accounts.me.queryKey())?.id ?? null;
}

/** Returns what this device knows of the couple, for changes that the server has not made yet. */
export function currentContext(): OfflineContext {
  const held = heldCopy.get();
  if (held) return { ...contextOf(held), spent: () => readShown(held, spendingRead, null) ?? new Map() };
  return { partnerId: null, today: indiaDate(nowIso()), defaultSplit: null };
}

/** Lists the records that a rule's changes alter, as screens show them: of cached queries, and of the copy. */
export function listInCache(rules: OfflineRules | undefined, resource: string): Fields[] {
  const { shows } = rules ?? {};
  const copied = COPIED_RESOURCES.filter((each) => shows?.[each])
    .flatMap((each): unknown[] => [...listShown(heldCopy.get(), each)])
    .filter(isFields);
  const show = pendingView.get();
  const cached = queryClient
    .getQueryCache()
    .findAll({ queryKey: [[resource]] })
    .flatMap(({ queryKey, queryHash, state }) =>
      rowsIn(showPending(show, { queryKey, data: flatten(state.data), moment: momentOf(queryHash) })),
    );
  return [...cached, ...copied];
}

/** Returns the newest version of the object among records; `null` without one. */
export function findNewest(records: readonly Fields[], isObject: (record: Fields) => boolean): Fields | null {
  const found = records.filter((record) => isObject(record));
  return found.toSorted((one, other) => asText(other['updatedAt']).localeCompare(asText(one['updatedAt'])))[0] ?? null;
}

/** Returns a list's rows for the pages of a paged list; other data as it is. */
function flatten(data: unknown): unknown {
  const pages = isFields(data) ? data['pages'] : null;
  return Array.isArray(pages)
    ? pages.flatMap((page): unknown[] => (isFields(page) && Array.isArray(page['rows']) ? page['rows'] : []))
    : data;
}

/** Lists the records of a query's data: a record or a list. */
function rowsIn(data: unknown): Fields[] {
  if (Array.isArray(data)) return data.filter(isFields);
  return isFields(data) ? [data] : [];
}
