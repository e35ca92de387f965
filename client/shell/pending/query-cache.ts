import type { FinanceSummary } from '#contract/statement.ts';
import type { Balance } from '#contract/balance.ts';
import { api } from '#client/lib/api.ts';
import { nowIso } from '#client/lib/clock.ts';
import { indiaDate } from '#client/lib/format/dates.ts';
import { asText, type OfflineContext } from '#client/lib/outbox/offline-rules.ts';
import { type Fields, isFields } from '#client/lib/outbox/pending-mutation.ts';
import { findPartner } from '#client/lib/partner.ts';
import { queryClient } from '#client/lib/query-client.ts';

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
    spent: spentInMonth(queryClient.getQueryData(api.statement.readSummary.queryKey()), today.slice(0, 7)),
  };
}

function spentInMonth(summary: FinanceSummary | undefined, name: string): OfflineContext['spent'] {
  const month = summary?.expenses.months.find((each) => each.month === name);
  const categories = month?.categories.map(({ category, total }) => [category, total] as const) ?? [];
  return Object.fromEntries([['total', month?.total ?? '0.00'], ...categories]);
}

/** Returns the newest version of the object in any cached query; `null` without one. */
export function findInCache(resource: string, isObject: (record: Fields) => boolean): Fields | null {
  const found = queryClient
    .getQueriesData({ queryKey: [[resource]] })
    .flatMap(([, data]) => rowsIn(data))
    .filter((record) => isObject(record));
  return (
    found.toSorted((one, other) => asText(other['updatedAt']).localeCompare(asText(one['updatedAt'])))[0] ??
    null
  );
}

/** Lists the records of a query's data: a record, a list, or its pages (`usePages`). */
function rowsIn(data: unknown): Fields[] {
  if (Array.isArray(data)) return data.filter(isFields);
  if (!isFields(data)) return [];
  const { pages } = data;
  if (Array.isArray(pages)) return pages.flatMap((page) => (isFields(page) ? rowsIn(page['rows']) : []));
  return [data];
}
