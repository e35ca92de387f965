/** Zones by letters, in minutes ahead of UTC: those of RFC 2822 (section 4.3), and India's. */
const ZONES: Readonly<Record<string, number>> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  ist: 330,
  est: -300,
  edt: -240,
  cst: -360,
  cdt: -300,
  mst: -420,
  mdt: -360,
  pst: -480,
  pdt: -420,
};
const NAMES = Object.keys(ZONES).join('|');
const OFFSET = String.raw`(?:utc|gmt)?(?<sign>[+\-−])(?<offsetHours>\d{1,2})(?::?(?<offsetMinutes>\d\d))?`;
const ZONE = String.raw`\s*(?:${OFFSET}|(?<name>${NAMES}))(?![\p{L}\p{N}:])`;
const FRACTION = String.raw`(?:[.,]\d{1,9})?`;
/** Time of day with its zone: `18:30:00.000Z`, `6:30 pm +0530`, `T183000Z`. A time without a zone is India's. */
const TIME = new RegExp(
  String.raw`(?:^|[\sT,_:])(?<hours>\d{1,2}):(?<minutes>\d\d)(?::\d\d${FRACTION})?(?:\s*(?<half>[ap])\.?m\.?)?${ZONE}`,
  'iu',
);
const COMPACT_TIME = new RegExp(String.raw`^\d{8}[T ]?(?<hours>\d\d)(?<minutes>\d\d)(?:\d\d${FRACTION})?${ZONE}`, 'iu');
/** Hours without minutes, which ISO 8601 allows: `2026-10-31T18Z`. */
const HOURS = new RegExp(String.raw`\dT(?<hours>\d\d)(?<minutes>)${ZONE}`, 'iu');
/** Minutes that India is ahead of UTC. */
const INDIA = 330;
const DAY_MINUTES = 1440;

/**
 * Returns the number of days between a written date and the same moment's date in India: -1, 0 or 1. It is 0 for a
 * text without a time and its zone.
 */
export function daysToIndia(text: string): number {
  const groups = (COMPACT_TIME.exec(text) ?? TIME.exec(text) ?? HOURS.exec(text))?.groups;
  if (!groups) return 0;
  const { half, sign, name } = groups;
  const hours = Number(groups['hours']);
  if (hours > 24 || Number(groups['minutes']) > 59) return 0;
  const hoursOfDay = half ? (hours % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hours;
  const offset =
    ZONES[name?.toLowerCase() ?? ''] ??
    (sign === '+' ? 1 : -1) * (Number(groups['offsetHours']) * 60 + Number(groups['offsetMinutes'] ?? 0));
  const minutes = hoursOfDay * 60 + Number(groups['minutes']) - offset + INDIA;
  return Math.floor(minutes / DAY_MINUTES);
}
