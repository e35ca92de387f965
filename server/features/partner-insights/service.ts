import type { PartnerInsights } from '#domain/partner-insights/schema.ts';
import { listMemberNames } from '#server/features/couples/service.ts';
import { toIso, todayInIndia } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { countDates, countMemories, sumExpenses } from './queries.ts';

const MONTHS = 12;
const NOTHING = '0.00';

/** Returns the couple's patterns over twelve months, counted and summed by the database. */
export async function readPartnerInsights({ db, member, clock }: MemberContext): Promise<PartnerInsights> {
  const today = todayInIndia(clock);
  const thisMonth = Temporal.PlainDate.from(today).toPlainYearMonth();
  const months = Array.from({ length: MONTHS }, (_, place) => thisMonth.subtract({ months: MONTHS - 1 - place }));
  const first = thisMonth.subtract({ months: MONTHS - 1 }).toPlainDate({ day: 1 });
  const lastDay = thisMonth.add({ months: 1 }).toPlainDate({ day: 1 }).subtract({ days: 1 });
  const { coupleId } = member;
  const [dates, memories, expenses, members] = coupleId
    ? await Promise.all([
        countDates(db, coupleId, { firstDay: first.toString(), nowIso: toIso(clock.now()) }),
        countMemories(db, coupleId, { first: first.toString(), last: today }),
        sumExpenses(db, coupleId, { first: first.toString(), last: lastDay.toString() }),
        listMemberNames(db, coupleId),
      ])
    : [[], [], [], []];
  return {
    months: months.map(String).map((month) => ({
      month,
      dates: dates.find((row) => row.month === month)?.count ?? 0,
      memories: memories.find((row) => row.month === month)?.count ?? 0,
      spent: expenses.find((row) => row.month === month)?.total ?? NOTHING,
    })),
    dateKinds: dates.flatMap(({ category, count }) => (category === null ? [] : [{ category, count }])),
    planners: members.map(({ userId, firstName }) => ({
      userId,
      firstName,
      count: dates.find((row) => row.userId === userId)?.count ?? 0,
    })),
    totalSpent: expenses.find(({ month, category }) => month === null && category === null)?.total ?? NOTHING,
    spending: expenses.flatMap(({ category, total }) => (category === null ? [] : [{ category, total }])),
  };
}
