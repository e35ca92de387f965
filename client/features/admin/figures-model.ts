import { formatMonth, formatShortDate, formatShortMonth } from '#client/lib/format/dates.ts';
import { formatCoins } from '#client/lib/format/money.ts';
import type { CoupleFigures, DaySeries, MonthSeries, Overview } from '#domain/insights/schema.ts';
import { adminFiguresText as text } from '#messages/en/admin/figures.ts';

/** Converts the days of a series to labelled chart points. */
export function toDayPoints(series: DaySeries) {
  return series.map(({ day, value }) => ({ key: day, label: formatShortDate(day), value }));
}

/** Converts the months of a series to labelled chart points; long series get abbreviated labels. */
export function toMonthPoints(series: MonthSeries) {
  return series.map(({ month, value }) => ({
    key: month,
    label: series.length > 7 ? formatShortMonth(month) : formatMonth(month),
    value,
  }));
}

export function sumOf(series: DaySeries): number {
  return series.reduce((total, { value }) => total + value, 0);
}

/** Lists the issues that need attention (admin specification, section 9), most urgent first. */
export function actionItems({ users, waitlist, deals }: Overview): string[] {
  return [
    users.premium < 10 && text.fewPremium(formatCoins(users.premium)),
    waitlist.pilot < 50 && text.fewPilot(formatCoins(waitlist.pilot)),
    deals.active < 5 && text.fewDeals(formatCoins(deals.active)),
  ].filter((item) => item !== false);
}

/** Returns 'Today', 'Tomorrow' or 'In 5 days'. */
export function inDaysText(days: number): string {
  if (days === 0) return text.today;
  return days === 1 ? text.tomorrow : text.inDays(days);
}

/** Rates a couple's activity by its number of dates (admin specification, section 9). */
export function activityOf({ dateCount }: Pick<CoupleFigures, 'dateCount'>): 'high' | 'medium' | 'low' {
  if (dateCount >= 5) return 'high';
  return dateCount >= 2 ? 'medium' : 'low';
}

/** True for a couple without premium whose expenses are ₹2,000 or more (admin specification, section 9). */
export function hasHighPotential({
  totalExpenses,
  isPremium,
}: Pick<CoupleFigures, 'totalExpenses' | 'isPremium'>): boolean {
  return !isPremium && Number(totalExpenses) >= 2000;
}
