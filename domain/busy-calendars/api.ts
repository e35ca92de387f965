import { z } from 'zod';
import { recordId } from '#domain/kernel/fields.ts';
import { endpoint } from '#domain/registry/endpoint.ts';
import { uploadLimit } from '#domain/registry/rate-limits.ts';
import { BUSY_CALENDARS, busyCalendarsFault } from './facts.ts';
import { BusyCalendar, BusyCalendarInput } from './schema.ts';

export const busyCalendars = {
  list: endpoint({
    route: 'GET /api/busy-calendars',
    access: 'member',
    summary: `The caller’s own calendars that make them busy, at most ${BUSY_CALENDARS.maxCount}, by name; the message says why a reading failed or how many events could not be read`,
    output: z.array(BusyCalendar),
  }),
  create: endpoint({
    route: 'POST /api/busy-calendars',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Add a calendar by its public https address; it is fetched at once, then hourly',
    input: BusyCalendarInput,
    output: BusyCalendar,
    status: 201,
    limit: uploadLimit,
    changes: ['busyCalendars'],
  }),
  upload: endpoint({
    route: 'POST /api/busy-calendars/file',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Add a calendar from an iCalendar file; only start and end of its busy events are kept',
    input: z.object({ calendar: z.file({ error: busyCalendarsFault('fileRequired') }) }),
    output: BusyCalendar,
    status: 201,
    limit: uploadLimit,
    changes: ['busyCalendars'],
    // The file and its multipart envelope.
    maxBodyBytes: BUSY_CALENDARS.maxBytes + 64 * 1024,
    tooLarge: busyCalendarsFault('tooLarge'),
  }),
  delete: endpoint({
    route: 'DELETE /api/busy-calendars/{id}',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Delete one of the caller’s calendars with its busy times',
    input: z.object({ id: recordId }),
    status: 204,
    changes: ['busyCalendars'],
  }),
};
