const DAY_MS = 86_400_000;
/** Days within which one missed day is forgiven. */
export const GRACE_EVERY_DAYS = 7;

/**
 * Counts the consecutive days on which both have answered, up to today or, if today is still open, yesterday. A missed
 * day ends it, unless no other day was missed in the seven days before it; `openDays` are the days with both answers.
 */
export function countStreak(openDays: readonly string[], today: string): number {
  const open = new Set(openDays.map(toNumber));
  let streak = 0;
  let day = toNumber(today);
  let forgiven: number | null = null;
  if (!open.has(day)) day -= 1;
  // There is nothing to count before the oldest day.
  for (let left = open.size; left > 0; day -= 1) {
    if (open.has(day)) {
      streak += 1;
      left -= 1;
    } else if (forgiven === null || forgiven - day >= GRACE_EVERY_DAYS) forgiven = day;
    else break;
  }
  return streak;
}

/** Numbers calendar dates by days. */
function toNumber(day: string): number {
  return Math.floor(Date.parse(day) / DAY_MS);
}
