/** Monthly budget in rupees for a couple's birthday gift (specification, section 9). */
export const GIFT_BUDGET = 500;
/** Expenses in rupees from which a couple's premium potential is high (specification, section 9). */
export const HIGH_POTENTIAL_EXPENSES = 2000;
/** Goals of the pilot (specification, section 9). */
export const GOALS = { pilotCouples: 500, premiumUsers: 100, cafes: 50 } as const;
/** Days of the window that counts as recent. */
export const WINDOW_DAYS = 30;
/** Minimum number of members, admins excluded, for a prediction. */
export const PREDICTION_MEMBERS = 30;
/** Days without a second member after which a couple is at risk. */
export const ALONE_DAYS = 14;
/** Minimum records in the earlier window for a significant decline. */
export const FALL_MINIMUM = 4;
/** Complete months in the growth regression. */
export const GROWTH_MONTHS = 6;

/** Returns rupees in the API's format. */
export function toMoney(rupees: number): string {
  return rupees.toFixed(2);
}

/** Student's t for a two-sided 95 % interval, by degrees of freedom from 1. */
const T_95 = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];

export interface Growth {
  /** Percent per month. */
  rate: number;
  /** The 95 % interval of the rate; `null` with fewer than three months. */
  interval: { low: number; high: number } | null;
  /** The expected number one month after the last one. */
  predicted: number;
}

/**
 * Returns the monthly growth of the members: the slope of the least-squares line through the logarithms of the
 * month-end totals, with its 95 % interval. Months with a total of 0 are left out.
 */
export function fitGrowth(totals: readonly number[]): Growth {
  const points = totals.filter((total) => total > 0).map((total) => Math.log(total));
  const last = totals.at(-1) ?? 0;
  if (points.length < 2) return { rate: 0, interval: null, predicted: last };
  const meanX = (points.length - 1) / 2;
  const meanY = sum(points) / points.length;
  const spread = sum(points.map((_, x) => (x - meanX) ** 2));
  const slope = sum(points.map((y, x) => (x - meanX) * (y - meanY))) / spread;
  const residuals = points.map((y, x) => y - (meanY + slope * (x - meanX)));
  const freedom = points.length - 2;
  const t = T_95[Math.min(freedom, T_95.length) - 1];
  const error = t === undefined ? null : t * Math.sqrt(sum(residuals.map((r) => r ** 2)) / freedom / spread);
  return {
    rate: toRate(slope),
    interval: error === null ? null : { low: toRate(slope - error), high: toRate(slope + error) },
    predicted: Math.round(last * Math.exp(slope)),
  };
}

/**
 * Returns the confidence of a prediction over `sample` cases, in percent: 100 minus the half-width of a 95 % interval
 * of a share, at worst 1/√n. It is 0 without cases, and with fewer members than a prediction needs.
 */
export function confidenceOf(sample: number, members: number): number {
  return sample === 0 || members < PREDICTION_MEMBERS ? 0 : Math.max(0, Math.round(100 - 100 / Math.sqrt(sample)));
}

/** Returns the days of a window that ends with `today` (calendar dates), with 0 for days without a value. */
export function fillDays(values: ReadonlyMap<string, number>, today: string, days: number) {
  const end = Temporal.PlainDate.from(today);
  return Array.from({ length: days }, (_, place) => {
    const day = end.subtract({ days: days - 1 - place }).toString();
    return { day, value: values.get(day) ?? 0 };
  });
}

/** Returns the months (`2026-11`) of a window that ends with the month of `today`. */
export function monthsUntil(today: string, months: number): string[] {
  const end = Temporal.PlainDate.from(today).toPlainYearMonth();
  return Array.from({ length: months }, (_, place) => end.subtract({ months: months - 1 - place }).toString());
}

/**
 * Returns the month and day of the next `days` days as numbers like 1121, beginning with today. On 28 February of a
 * common year it includes 229.
 */
export function birthdayKeys(today: string, days: number): number[] {
  const start = Temporal.PlainDate.from(today);
  return Array.from({ length: days + 1 }, (_, offset) => start.add({ days: offset })).flatMap((date) => {
    const key = date.month * 100 + date.day;
    return key === 228 && !date.inLeapYear ? [key, 229] : [key];
  });
}

function toRate(slope: number): number {
  return Math.round((Math.exp(slope) - 1) * 1000) / 10;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
