import { pilotCities } from '#contract/cities.ts';
import { ENDING_SOON_DAYS } from '#contract/deal-lists.ts';
import type { DealFigures } from '#contract/admin/deals.ts';
import { INDIA, toIso } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { countDeals, countPartnersByCity, countRedemptions } from './figures-queries.ts';

/** Days that 'lately' means. */
const LATELY_DAYS = 30;

export async function readFigures({ db, clock }: MemberContext): Promise<DealFigures> {
  const now = clock.now();
  const day = now.toZonedDateTimeISO(INDIA).toPlainDate();
  const today = day.toString();
  const soon = day.add({ days: ENDING_SOON_DAYS }).toString();
  const since = toIso(now.subtract({ hours: 24 * LATELY_DAYS }));
  const [deals, redemptions, cities] = await Promise.all([
    countDeals(db, { today, soon }),
    countRedemptions(db, since),
    countPartnersByCity(db, { today, cities: pilotCities }),
  ]);
  return { ...deals, ...redemptions, cities };
}
