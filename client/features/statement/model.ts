import { listMonths } from '#client/features/expenses/model.ts';
import { FROM_BOTH } from '#domain/expenses/facts.ts';
import { fromPaise, toPaise } from '#domain/kernel/money.ts';
import type { StatementPeriod } from '#domain/statement/facts.ts';
import type { Statement } from '#domain/statement/schema.ts';
import { financeScreensText, financesText } from '#messages/finances.ts';
import { privateExpenseScreensText } from '#messages/private-expenses.ts';
import { statementScreensText as text } from '#messages/statement.ts';

/** Breakdown of a statement's sums. */
export type StatementPart = 'category' | 'payer';

/** Part of the breakdown, the same in every period: a category, or a payer. */
export interface PartHead {
  key: string;
  label: string;
}

export interface StatementLine {
  period: string;
  total: string;
  count: number;
  /** Sums by the keys of the heads, without empty ones. */
  parts: ReadonlyMap<string, string>;
}

type Sums = Pick<Statement, 'total' | 'count' | 'categories' | 'payers'>;

interface Two {
  memberId: string;
  partner: { id: string; firstName: string } | null;
}

const MEMBER = 'member';
const PARTNER = 'partner';
/** Key for deleted accounts, and for former partners of either member. */
const FORMER = 'former';
/** Key for the couple's own money. */
const BOTH = 'both';

/** Returns the requested days: those of a year, or the latest. */
export function rangeOf(by: StatementPeriod, year: string | undefined) {
  return by === 'month' && year ? { by, from: `${year}-01-01`, to: `${year}-12-31` } : { by };
}

/**
 * Lists the parts with expenses, in the order of table and chart: the largest category first, the member before the
 * partner.
 */
export function listHeads(statement: Statement, part: StatementPart, two: Two): PartHead[] {
  const spent = partsOf(statement, part, two);
  const heads =
    part === 'category'
      ? statement.categories.map(({ category: key }) => ({ key, label: financesText.categories[key] }))
      : [
          { key: MEMBER, label: text.you },
          { key: PARTNER, label: two.partner?.firstName ?? '' },
          { key: BOTH, label: privateExpenseScreensText.ourMoney },
          { key: FORMER, label: text.former },
        ];
  return heads.filter(({ key }) => spent.has(key));
}

/** Number of parts that a chart can show apart from each other. */
const LARGEST = 5;
/** Key for all parts but the largest. */
const REST = 'rest';

/** Returns the largest heads and one for all others. A single other one is itself. */
export function foldHeads(heads: readonly PartHead[]): readonly PartHead[] {
  if (heads.length <= LARGEST + 1) return heads;
  return [...heads.slice(0, LARGEST), { key: REST, label: financeScreensText.restOfCategories }];
}

/** Returns the sums by the keys of the heads; those of all others are the rest's. */
export function foldParts(parts: ReadonlyMap<string, string>, heads: readonly PartHead[]): ReadonlyMap<string, string> {
  const folded = new Map<string, string>();
  for (const [key, total] of parts) {
    const head = heads.some((each) => each.key === key) ? key : REST;
    folded.set(head, fromPaise(toPaise(folded.get(head) ?? '0') + toPaise(total)));
  }
  return folded;
}

/** Returns the colour of a payer. */
export function payerColour(key: string): string {
  if (key === MEMBER) return 'var(--chart-rani)';
  if (key === BOTH) return 'var(--chart-peacock)';
  return key === PARTNER ? 'var(--chart-marigold)' : 'var(--chart-clay)';
}

/**
 * Lists every period of the statement up to now, oldest first, including those without expenses. `thisMonth` is
 * `2026-11`.
 */
export function listLines(statement: Statement, part: StatementPart, two: Two, thisMonth: string): StatementLine[] {
  const known = new Map(statement.periods.map((sums) => [sums.period, sums]));
  return listPeriods(statement, thisMonth).map((period) => {
    const sums = known.get(period);
    return {
      period,
      total: sums?.total ?? '0.00',
      count: sums?.count ?? 0,
      parts: sums ? partsOf(sums, part, two) : new Map(),
    };
  });
}

function listPeriods({ by, from, to, periods }: Statement, thisMonth: string): string[] {
  const [first = '', last = ''] = [periods[0]?.period, periods.at(-1)?.period];
  if (by === 'year') {
    const end = Number(last || first);
    return Array.from({ length: end - Number(first) + 1 }, (_, place) => String(Number(first) + place));
  }
  const end = to.slice(0, 7) > thisMonth && last <= thisMonth ? thisMonth : to.slice(0, 7);
  return listMonths(from.slice(0, 7), end).toReversed();
}

/** Returns the sums by the keys of the heads. */
export function partsOf(sums: Sums, part: StatementPart, { memberId, partner }: Two): Map<string, string> {
  if (part === 'category') return new Map(sums.categories.map(({ category, total }) => [category, total]));
  const parts = new Map<string, string>();
  for (const { userId, total } of sums.payers) {
    const key = keyOf(userId, { memberId, partner });
    parts.set(key, fromPaise(toPaise(parts.get(key) ?? '0') + toPaise(total)));
  }
  return parts;
}

function keyOf(userId: string | null, { memberId, partner }: Two): string {
  if (userId === memberId) return MEMBER;
  if (userId === FROM_BOTH) return BOTH;
  return partner && userId === partner.id ? PARTNER : FORMER;
}
