interface Dated {
  /** Calendar date. */
  memoryDate: string;
}

export interface PastMemory<Memory extends Dated> {
  memory: Memory;
  yearsAgo: number;
}

/** Returns the memories of this calendar day in earlier years, latest year first. `today` is a calendar date. */
export function findOnThisDay<Memory extends Dated>(memories: readonly Memory[], today: string): PastMemory<Memory>[] {
  return memories
    .filter(({ memoryDate }) => dayInYearOf(memoryDate, today) === today.slice(5))
    .map((memory) => ({ memory, yearsAgo: yearOf(today) - yearOf(memory.memoryDate) }))
    .filter(({ yearsAgo }) => yearsAgo > 0);
}

/** Returns the month and day of `date` in the year of `today`: 29 February falls on the 28th in common years. */
export function dayInYearOf(date: string, today: string): string {
  const day = date.slice(5);
  return day === '02-29' && !isLeapYear(yearOf(today)) ? '02-28' : day;
}

export function yearOf(calendarDate: string): number {
  return Number(calendarDate.slice(0, 4));
}

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}
