import { checkAchievements } from '#server/features/achievements/service.ts';
import { checkIn } from '#server/features/wallet/service.ts';
import { arrivalAt } from '../calendar/when.ts';
import { seedOrdersOf } from './gift-cards.ts';
import { momentOf, type DemoMembers, type SeedContext } from '../seeding/seed-context.ts';

/** Days between two looks back: an achievement comes at most so much later than what brought it about. */
const LOOK_EVERY_DAYS = 4;
/** For how long they have known of the daily check-in. */
const CHECK_IN_DAYS = 60;

/**
 * Day after day: the check-ins of the last weeks, what the two had achieved by then, and what they bought with their coins, so that
 * each has the moment that it would have had and the statement its order. Comes after everything that counts. Today's check-in is left to whoever tries the demo.
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
      await checkAchievements(members.riya.at(evening));
      await checkAchievements(members.arjun.at(evening));
    }
    await seedOrdersOf(day, seeding, members);
  }
}
