import type { DealFigures } from '#domain/deals/admin.ts';
import { ENDING_SOON_DAYS } from '#domain/deals/facts.ts';
import { pilotCities } from '#domain/site/cities.ts';
import { INDIA, toIso, todayInIndia } from '#server/platform/clock.ts';
import type { MemberContext } from '#server/platform/context.ts';
import { countDeals, countPartnersByCity, countRedemptions, listPartnerDeals } from './figures-queries.ts';

/** Days that count as 'lately'. */
const LATELY_DAYS = 30;

interface FeeOfDeal {
  businessName: string;
  /** The fee as agreed: '₹5,000 per month', 'Free'. */
  fee: string | null;
}

/**
 * Returns the monthly fee in rupees. The rupee sign and commas are stripped, and an unreadable fee is 0 (specification,
 * section 5).
 */
export function monthlyFee(fee: string | null): number {
  const amount = Number.parseFloat((fee ?? '').replaceAll(/[₹,]/g, '').trim());
  return Number.isFinite(amount) && amount > 0 ? amount : 0;
}

/** Counts the businesses that pay for any of the deals. */
export function countPayingPartners(deals: readonly FeeOfDeal[]): number {
  return countPartners(deals.filter(({ fee }) => monthlyFee(fee) > 0));
}

/** Counts the businesses. Several deals of one count once, with case and outer blanks of its name ignored. */
function countPartners(deals: readonly FeeOfDeal[]): number {
  return new Set(deals.map(({ businessName }) => businessName.trim().toLowerCase())).size;
}

/** Returns the figures about businesses with active deals that are not over. */
export async function readPartnerFigures({ db, clock }: Pick<MemberContext, 'db' | 'clock'>) {
  const deals = await listPartnerDeals(db, todayInIndia(clock));
  return {
    partners: countPartners(deals),
    payingPartners: countPayingPartners(deals),
    cafes: countPartners(deals.filter(({ category }) => category === 'cafe')),
  };
}

export async function readFigures(context: MemberContext): Promise<DealFigures> {
  const { db, clock } = context;
  const now = clock.now();
  const day = now.toZonedDateTimeISO(INDIA).toPlainDate();
  const today = day.toString();
  const soon = day.add({ days: ENDING_SOON_DAYS }).toString();
  const since = toIso(now.subtract({ hours: 24 * LATELY_DAYS }));
  const [deals, partners, redemptions, cities] = await Promise.all([
    countDeals(db, { today, soon }),
    readPartnerFigures(context),
    countRedemptions(db, since),
    countPartnersByCity(db, { today, cities: pilotCities }),
  ]);
  return { ...deals, ...partners, ...redemptions, cities };
}
