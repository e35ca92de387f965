import { checkMilestones } from '#server/features/achievements/service.ts';
import { checkIn } from '#server/features/wallet/service.ts';
import { arrivalAt } from '../calendar/when.ts';
import { playOrdersOf } from './gift-cards.ts';
import { momentOf, type Cast, type Stage } from '../stage/stage.ts';

/** Days between two looks back: a milestone comes at most so much later than what brought it about. */
const LOOK_EVERY_DAYS = 4;
/** For how long they have known of the daily check-in. */
const CHECK_IN_DAYS = 45;

/**
 * Day after day: the check-ins of the last weeks, what the two had achieved by then, and what they bought with their coins, so that
 * each has the moment that it would have had and the statement its order. Comes after everything that counts. Today's check-in is left to whoever tries the demo.
 */
export async function playMilestones(stage: Stage, cast: Cast): Promise<void> {
  const arrival = arrivalAt(stage.today);
  const days = arrival.until(stage.today, { largestUnit: 'day' }).days;
  for (let ago = days; ago > 0; ago -= 1) {
    const day = stage.today.subtract({ days: ago });
    const [morning, evening] = [momentOf(day, '08:10'), momentOf(day, '22:55')];
    if (ago <= CHECK_IN_DAYS) {
      // Riya forgets it now and then, Arjun on most weekends.
      if (ago % 16 !== 0) await checkIn(cast.riya.at(morning));
      if (day.dayOfWeek < 6 || ago % 3 === 0) await checkIn(cast.arjun.at(morning));
    }
    if (ago % LOOK_EVERY_DAYS === 1) {
      await checkMilestones(cast.riya.at(evening));
      await checkMilestones(cast.arjun.at(evening));
    }
    await playOrdersOf(day, stage, cast);
  }
}
