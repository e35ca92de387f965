import { calendar } from '#domain/calendar/api.ts';
import { implement } from '#server/http/implement.ts';
import { readCalendar } from './service.ts';

export const calendarRoutes = implement(calendar, { read: readCalendar });
