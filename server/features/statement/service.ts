import { latestPeriods } from '#domain/statement/like-months.ts';
import type { Statement, StatementQuery } from '#domain/statement/schema.ts';
import { financesText } from '#messages/finances.ts';
import { todayInIndia } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { refuse } from '#server/platform/errors.ts';
import { type StatementRow, sumStatement } from './queries.ts';

/** Returns the expenses of each month or year of a range by category and by payer, in exact decimals. */
export async function readStatement({ db, member, clock }: MemberContext, query: StatementQuery): Promise<Statement> {
  const by = query?.by ?? 'month';
  const latest = latestPeriods(todayInIndia(clock), by);
  const range = { by, from: query?.from ?? latest.from, to: query?.to ?? latest.to };
  if (range.from > range.to) throw refuse.invalid('invalid', financesText.rangeInvalid);
  const rows = member.coupleId ? await sumStatement(db, member.coupleId, range) : [];
  const periods = rows.flatMap(({ period, part }) => (period !== null && part === 'all' ? [period] : []));
  return {
    ...range,
    ...sumsOf(rows, null),
    periods: periods.toSorted().map((period) => ({ period, ...sumsOf(rows, period) })),
  };
}

function sumsOf(rows: readonly StatementRow[], of: string | null) {
  const own = rows.filter(({ period }) => period === of);
  const all = own.find(({ part }) => part === 'all');
  return {
    total: all?.total ?? '0.00',
    count: all?.count ?? 0,
    categories: own.flatMap(({ part, category, total, count }) =>
      part === 'category' && category !== null ? [{ category, total, count }] : [],
    ),
    payers: own.flatMap(({ part, payerId, total, count }) =>
      part === 'payer' ? [{ userId: payerId, total, count }] : [],
    ),
  };
}
