import { DAY_ORDERS, type DayOrder, readAllOrders } from '../read/read-day.ts';

export interface FoundOrder {
  order: DayOrder;
  /** Orders that remain possible; empty if the file decides. */
  open: readonly DayOrder[];
  /** Cell that the orders read as different days. */
  example: string;
}

/** Number of years that dates span if read in the wrong order. */
const SCATTERED_YEARS = 4;
/** Dates in the right order lie this many times closer together than in a wrong one. */
const CLOSER = 4;
/** Days before today within which the latest date of a list is. */
const RECENT_DAYS = 3 * 366;

/**
 * Finds the order of day, month and year that reads most cells as dates up to tomorrow; a tie goes to day first, as in
 * India. A two-digit year comes first only if the other orders scatter the dates over the years, or set recent dates apart.
 */
export function findDayOrder(cells: readonly string[], tomorrow: string, hasBalance: boolean): FoundOrder {
  const found = cells.flatMap((cell) => {
    const days = readAllOrders(cell);
    return days ? [{ cell, days }] : [];
  });
  const dayOf = ({ days }: (typeof found)[number], order: DayOrder) => {
    const day = days[order];
    return day !== null && day <= tomorrow ? day : null;
  };
  const daysOf = (order: DayOrder) => found.flatMap((each) => dayOf(each, order) ?? []);
  const counts = DAY_ORDERS.map((order) => daysOf(order).length);
  const most = Math.max(...counts);
  const equal = most === 0 ? [] : DAY_ORDERS.filter((_order, place) => counts[place] === most);
  const isScattered = (order: DayOrder) => new Set(daysOf(order).map((day) => day.slice(0, 4))).size >= SCATTERED_YEARS;
  const others = equal.filter((order) => order !== 'ymd');
  const isCloser = (order: DayOrder) => spanOf(daysOf('ymd')) * CLOSER < spanOf(daysOf(order));
  const isRecent = daysOf('ymd').some((day) => spanOf([day, tomorrow]) < RECENT_DAYS);
  const isYearFirst =
    equal.includes('ymd') &&
    ((!isScattered('ymd') && others.every(isScattered)) || (isRecent && others.every(isCloser)));
  const orders = isYearFirst ? (['ymd'] as const) : equal.length > 1 ? equal.filter((order) => order !== 'ymd') : equal;
  const [order = 'dmy'] = orders;
  // Contradictory if some cells fit only one order and others only another.
  const isContradictory = (['dmy', 'mdy'] as const).some((other) =>
    found.some((each) => dayOf(each, other) !== null && dayOf(each, order) === null),
  );
  const open = order !== 'ymd' && isContradictory ? (['dmy', 'mdy'] as const) : orders;
  const isBoth = (each: (typeof found)[number]) => open.every((one) => dayOf(each, one) !== null);
  const isOpen = (each: (typeof found)[number]) => open.some((one) => each.days[one] !== each.days[order]);
  // Running balances are chronological, so the days are too.
  const ordered = hasBalance ? open.find((one) => isInOrder(found.map((each) => dayOf(each, one)))) : undefined;
  if (ordered) return { order: ordered, open: [], example: '' };
  const example = found.find((each) => isBoth(each) && isOpen(each)) ?? found.find(isOpen);
  return { order, open: open.length > 1 && example ? open : [], example: example?.cell ?? '' };
}

/** Returns the days between the first and the last date. */
function spanOf(days: readonly string[]): number {
  const times = days.map((day) => Date.parse(day));
  return times.length === 0 ? 0 : (Math.max(...times) - Math.min(...times)) / 86_400_000;
}

function isInOrder(days: readonly (string | null)[]): boolean {
  const isAfter = (day: string | null, place: number) => day !== null && day >= (days[place - 1] ?? day);
  const isBefore = (day: string | null, place: number) => day !== null && day <= (days[place - 1] ?? day);
  return days.every(isAfter) || days.every(isBefore);
}
