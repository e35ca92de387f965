import { monthRange } from '#domain/kernel/calendar.ts';
import type { OwnSums, OwnSumsQuery } from '#domain/statement/schema.ts';
import { visibleExpenses } from '#server/features/expenses/service.ts';
import { todayInIndia } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { sumPrivateExpenses } from './mine-queries.ts';

/** Returns the sums of a month's expenses that the member alone sees, which no other sum contains. */
export async function readMine({ db, member, clock }: MemberContext, query: OwnSumsQuery): Promise<OwnSums> {
  const month = query?.month ?? todayInIndia(clock).slice(0, 7);
  const rows = await sumPrivateExpenses(db, visibleExpenses(member).authorId, monthRange(month));
  return {
    total: rows.find(({ category }) => category === null)?.total ?? '0.00',
    byCategory: rows.flatMap(({ category, total }) => (category === null ? [] : [{ category, total }])),
  };
}
