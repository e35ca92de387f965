import { calendar } from '#contract/calendar.ts';
import { implement } from '#server/http/implement.ts';
import { readCalendar } from './service.ts';

export const calendarRoutes = implement(calendar, { read: readCalendar });
