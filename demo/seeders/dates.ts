import { DATE_DEFAULTS } from '#domain/dates/facts.ts';
import { respondToDate, createDate } from '#server/features/dates/service.ts';
import { dayAhead, dayOf } from '../calendar/when.ts';
import { autumnDates } from '../fixtures/dates/autumn-dates.ts';
import { summerDates } from '../fixtures/dates/summer-dates.ts';
import { upcomingDates } from '../fixtures/dates/upcoming-dates.ts';
import { winterDates } from '../fixtures/dates/winter-dates.ts';
import type { PastDate, UpcomingDate } from '../fixtures/shapes.ts';
import { forEachLimited, momentOf, otherSide, type DemoMembers, type SeedContext } from '../seeding/seed-context.ts';

/** A date with its day, and the instants of the proposal and the answer. */
export interface PlannedDate {
  plan: PastDate | UpcomingDate;
  day: Temporal.PlainDate;
  askedAt: Temporal.Instant;
  answeredAt: Temporal.Instant;
}

/** Seeds two years of dates, and the upcoming ones. */
export async function seedDates(seeding: SeedContext, members: DemoMembers): Promise<void> {
  await forEachLimited(planDates(seeding.today), 4, async ({ plan, day, askedAt, answeredAt }) => {
    const { title, description, location, category, durationMinutes, by } = plan;
    const repeat = 'repeat' in plan ? plan.repeat : null;
    const date = await createDate(members[by].at(askedAt), {
      title,
      description: description ?? null,
      location: location ?? null,
      category,
      duration: durationMinutes ?? DATE_DEFAULTS.duration,
      scheduledDate: day.toString(),
      scheduledTime: plan.at,
      timezone: DATE_DEFAULTS.timezone,
      repeat: repeat ?? null,
    });
    if (plan.answer)
      await respondToDate(members[otherSide(by)].at(answeredAt), {
        id: date.id,
        status: plan.answer,
        scope: repeat ? 'all' : 'this',
      });
  });
}

/** Resolves all dates of the demo relative to `today`. */
export function planDates(today: Temporal.PlainDate): PlannedDate[] {
  const past = [...winterDates, ...summerDates, ...autumnDates].map((plan) => {
    const day = dayOf(plan.when, today);
    return planned(plan, day, day.subtract({ days: plan.askedBefore }));
  });
  const upcoming = upcomingDates.map((plan) =>
    planned(plan, dayAhead(plan.when, today), today.subtract({ days: plan.askedAgo })),
  );
  return [...past, ...upcoming];
}

/** Adds the instants of the proposal, late in the evening, and of the answer 45 minutes later. */
function planned(plan: PlannedDate['plan'], day: Temporal.PlainDate, asked: Temporal.PlainDate): PlannedDate {
  return { plan, day, askedAt: momentOf(asked, '21:40'), answeredAt: momentOf(asked, '22:25') };
}
