import { type Engagement, FEATURES } from '#domain/insights/schema.ts';
import { percentOf } from '#domain/kernel/money.ts';
import { toIso, todayInIndia } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { fillDays, WINDOW_DAYS } from './policy.ts';
import { countAcceptedDates, countFeatures, listNewestUsers, readDays, sumCouples } from './queries.ts';
import { refreshStats } from './rollup-service.ts';

const NEWEST = 7;

/** Returns the couples' activity, from the rollups. */
export async function readEngagement(context: MemberContext): Promise<Engagement> {
  await refreshStats(context);
  const { db, clock } = context;
  const today = todayInIndia(clock);
  const since = Temporal.PlainDate.from(today).subtract({ days: WINDOW_DAYS }).toString();
  const daysAgo = (days: number) => toIso(clock.now().subtract({ hours: 24 * days }));
  const [sums, datesAccepted, used, newest, active, dates, memories] = await Promise.all([
    sumCouples(db, { week: daysAgo(7), window: daysAgo(WINDOW_DAYS) }),
    countAcceptedDates(db, toIso(clock.now())),
    countFeatures(db),
    listNewestUsers(db, NEWEST),
    readDays(db, 'activeCouples', since),
    readDays(db, 'dates', since),
    readDays(db, 'memories', since),
  ]);
  const couplesOf = new Map(used.map(({ feature, couples }) => [feature, couples]));
  return {
    couples: sums.couples,
    pairedCouples: sums.paired,
    datesPlanned: sums.dates,
    datesAccepted,
    memories: sums.memories,
    activeCouples7Days: sums.active7,
    activeCouples30Days: sums.active30,
    activePercent30Days: percentOf(sums.active30, sums.couples),
    features: FEATURES.map((feature) => {
      const couples = couplesOf.get(feature) ?? 0;
      return { feature, couples, percent: percentOf(couples, sums.couples) };
    }).toSorted((a, b) => b.couples - a.couples),
    activeCouplesByDay: fillDays(active, today, WINDOW_DAYS),
    datesByDay: fillDays(dates, today, WINDOW_DAYS),
    memoriesByDay: fillDays(memories, today, WINDOW_DAYS),
    newest,
  };
}
