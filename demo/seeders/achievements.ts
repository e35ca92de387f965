import { checkAchievements } from '#server/features/achievements/service.ts';
import { checkIn } from '#server/features/wallet/service.ts';
import { arrivalAt } from '../calendar/when.ts';
import { momentOf, type DemoMembers, type SeedContext } from '../seeding/seed-context.ts';
import { seedOrdersOf } from './gift-cards.ts';

/** Days between two checks. An achievement is granted at most this long after the member earns it. */
const LOOK_EVERY_DAYS = 7;
/** Days for which the couple has used the daily check-in. */
const CHECK_IN_DAYS = 60;

/**
 * Seeds check-ins, achievements and gift card orders day by day, so that timestamps and the statement's order are
 * realistic. Runs after every seeder that counts towards achievements, and leaves today's check-in to the visitor.
 */
export async function seedAchievements(seeding: SeedContext, members: DemoMembers): Promise<void> {
  const arrival = arrivalAt(seeding.today);
  const days = arrival.until(seeding.today, { largestUnit: 'day' }).days;
  for (let ago = days; ago > 0; ago -= 1) {
    const day = seeding.today.subtract({ days: ago });
    const [morning, evening] = [momentOf(day, '08:10'), momentOf(day, '22:55')];
    if (ago <= CHECK_IN_DAYS) {
      // Riya forgets it now and then, Arjun on most weekends.
      if (ago % 16 !== 0) await checkIn(members.riya.at(morning));
      if (day.dayOfWeek < 6 || ago % 3 === 0) await checkIn(members.arjun.at(morning));
    }
    if (ago % LOOK_EVERY_DAYS === 1) {
      const { newAchievements } = await checkAchievements(members.riya.at(evening));
      if (newAchievements.length > 0) await checkAchievements(members.arjun.at(evening));
    }
    await seedOrdersOf(day, seeding, members);
  }
}
