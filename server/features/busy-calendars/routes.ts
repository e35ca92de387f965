import { busyCalendars } from '#domain/busy-calendars/api.ts';
import { implement } from '#server/http/implement.ts';
import { createBusyCalendar, deleteBusyCalendar, readBusyCalendars, uploadBusyCalendar } from './service.ts';

export const busyCalendarRoutes = implement(busyCalendars, {
  list: readBusyCalendars,
  create: createBusyCalendar,
  upload: uploadBusyCalendar,
  delete: deleteBusyCalendar,
});
