import { hashKey } from '@tanstack/react-query';
import type { Balance } from '#domain/balance/schema.ts';
import { api } from '#client/data/api.ts';
import { nowIso } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { asText, type OfflineContext, type OfflineRules, type Spent } from '#client/data/outbox/offline-rules.ts';
import { type Fields, isFields } from '#client/data/outbox/pending-mutation.ts';
import { heldCopy } from '#client/data/copy/page-copy.ts';
import { listShown } from '#client/data/copy/shown.ts';
import { COPIED_RESOURCES } from '#domain/copy/resources.ts';
import { findPartner } from '#client/data/partner.ts';
import { momentOf } from '#client/data/reads/moments.ts';
import { findPulled, optionsOf } from '#client/data/reads/pull.ts';
import { queryClient } from '#client/data/query-client.ts';
import { pendingView, showPending } from '#client/data/reads/pending-view.ts';

/** Returns the member that this page was rendered for; `null` before that is known. */
export function currentMemberId(): string | null {
  return queryClient.getQueryData(api.accounts.me.queryKey())?.id ?? null;
}

export function currentContext(): OfflineContext {
  const memberId = currentMemberId();
  const couple = queryClient.getQueryData(api.couples.current.queryKey());
  const partnerId = (memberId && findPartner(couple, memberId)?.id) || null;
  const balance: Balance | undefined = queryClient.getQueryData(api.balance.read.queryKey());
  const today = indiaDate(nowIso());
  return {
    partnerId,
    today,
    defaultSplit: balance?.isOn && partnerId ? balance.default : null,
    findFetched: (resource, id) => findPulled(queryClient, resource, id),
    findShown: (call, id) => {
      const { queryKey } = optionsOf(call, { id });
      const data = queryClient.getQueryData(queryKey);
      return showPending(pendingView.get(), { queryKey, data, moment: momentOf(hashKey(queryKey)) });
    },
  };
}

/** Returns this month's spending as screens show it. */
export function currentSpending(): Spent {
  const queryKey = api.statement.readSummary.queryKey();
  const data = queryClient.getQueryData(queryKey);
  const summary = showPending(pendingView.get(), { queryKey, data, moment: momentOf(hashKey(queryKey)) });
  const name = indiaDate(nowIso()).slice(0, 7);
  const month = summary?.expenses.months.find((each) => each.month === name);
  const categories = month?.categories.map(({ category, total }) => [category, total] as const) ?? [];
  return Object.fromEntries([['total', month?.total ?? '0.00'], ...categories]);
}

/** Lists the records that a rule's changes alter, as screens show them: those of the copy, or in all cached queries. */
export function listInCache(rules: OfflineRules | undefined, resource: string): Fields[] {
  const { shows = {}, reads = {} } = rules ?? {};
  const copied = COPIED_RESOURCES.filter((each) => shows[each])
    .flatMap((each): unknown[] => [...listShown(heldCopy.get(), each)])
    .filter(isFields);
  const isCopied = Object.keys(shows).length > 0 && Object.keys(reads).length === 0;
  return isCopied ? copied : [...copied, ...listFetched(resource)];
}

function listFetched(resource: string): Fields[] {
  const show = pendingView.get();
  return queryClient
    .getQueryCache()
    .findAll({ queryKey: [[resource]] })
    .flatMap(({ queryKey, queryHash, state }) =>
      rowsIn(showPending(show, { queryKey, data: flatten(state.data), moment: momentOf(queryHash) })),
    );
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
