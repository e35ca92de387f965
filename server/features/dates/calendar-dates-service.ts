import type { MemberContext } from '#server/platform/context.ts';
import { type CalendarSpan, countDatesOf, listDatesOf } from './calendar-dates-queries.ts';

/** Returns the couple's dates that begin in a span of the calendar, earliest first. */
export async function readCalendarDates({ db, member }: MemberContext, span: CalendarSpan) {
  return member.coupleId ? listDatesOf(db, member.coupleId, span) : [];
}

export async function countCalendarDates({ db, member }: MemberContext, span: CalendarSpan): Promise<number> {
  return member.coupleId ? countDatesOf(db, member.coupleId, span) : 0;
}
