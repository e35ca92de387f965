import { DAY_ORDERS, type DayOrder, readAllOrders } from '../read/read-day.ts';

export interface FoundOrder {
  order: DayOrder;
  /** The orders between which the file does not decide; empty where it does. */
  open: readonly DayOrder[];
}

/** Years that dates read the wrong way round are scattered over. */
const SCATTERED_YEARS = 4;

/**
 * The order of day, month and year: the one in which most cells are dates until tomorrow. Day first, as in India, where several are equal;
 * a year of two digits first only where the other orders scatter the dates over the years.
 */
export function findDayOrder(cells: readonly string[], tomorrow: string): FoundOrder {
  const days = cells.flatMap((cell) => readAllOrders(cell) ?? []);
  const valid = DAY_ORDERS.map((order) => ({
    order,
    days: days.flatMap((each) => (each[order] !== null && each[order] <= tomorrow ? [each[order]] : [])),
  }));
  const most = Math.max(...valid.map((each) => each.days.length));
  if (most === 0) return { order: 'dmy', open: [] };
  const isScattered = (order: DayOrder) =>
    new Set(valid.find((each) => each.order === order)?.days.map((day) => day.slice(0, 4))).size >=
    SCATTERED_YEARS;
  const best = valid.filter((each) => each.days.length === most).map(({ order }) => order);
  const orders =
    best.includes('ymd') && best.length > 1
      ? isScattered('ymd') || !best.some(isScattered)
        ? best.filter((order) => order !== 'ymd')
        : (['ymd'] as const)
      : best;
  const [order = 'dmy'] = orders;
  // Some cells fit one order alone, others another.
  const isContradictory =
    most < days.length &&
    valid.some(
      (each) => each.order !== 'ymd' && each.order !== order && hasMore(days, each.order, order, tomorrow),
    );
  const isSame = orders.every((each) => days.every((day) => day[each] === day[order]));
  const open = isContradictory ? (['dmy', 'mdy'] as const) : orders.length > 1 && !isSame ? orders : [];
  return { order, open };
}

function hasMore(
  days: readonly Record<DayOrder, string | null>[],
  one: DayOrder,
  other: DayOrder,
  tomorrow: string,
): boolean {
  const isValid = (day: string | null) => day !== null && day <= tomorrow;
  return days.some((day) => isValid(day[one]) && !isValid(day[other]));
}
