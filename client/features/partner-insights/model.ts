import type { PartnerInsights } from '#domain/partner-insights/schema.ts';
import type { partnerInsightsText as text } from '#messages/partner-insights.ts';

type Month = PartnerInsights['months'][number];
export type Season = keyof typeof text.seasonNames;

/** Season of each month in Gujarat, from January. */
const seasonOfMonth: readonly Season[] = [
  ...(['winter', 'winter'] as const),
  ...(['summer', 'summer', 'summer'] as const),
  ...(['monsoon', 'monsoon', 'monsoon', 'monsoon'] as const),
  ...(['autumn', 'autumn', 'winter'] as const),
];

/** Counts the dates and memories of each season, in the order of the year. */
export function countSeasons(months: readonly Month[]): { season: Season; count: number }[] {
  const seasons: readonly Season[] = ['winter', 'summer', 'monsoon', 'autumn'];
  return seasons.map((season) => ({
    season,
    count: months
      .filter(({ month }) => seasonOfMonth[Number(month.slice(5, 7)) - 1] === season)
      .reduce((sum, { dates, memories }) => sum + dates + memories, 0),
  }));
}

/**
 * Returns over how many of the months the couple's sums are spread: from the month in which the couple began here or
 * recorded its first thing, the earlier one, to the last.
 */
export function countMonths(months: readonly Month[], beganOn: string | null): number {
  const begun = months.findIndex(
    ({ month, dates, memories, spent }) =>
      dates + memories > 0 || Number(spent) > 0 || (beganOn !== null && beganOn.slice(0, 7) <= month),
  );
  return begun === -1 ? months.length : months.length - begun;
}

/** Returns the dates of a month on average, to a tenth. */
export function perMonth(dates: number, months: number): number {
  return Math.round((dates / months) * 10) / 10;
}

export function hasBegun({ months, spending }: PartnerInsights): boolean {
  return spending.length > 0 || months.some(({ dates, memories }) => dates + memories > 0);
}
