import { faultsOf } from '#domain/kernel/fault.ts';
import { z } from 'zod';
import { BUSY_CALENDARS } from './constants/busy-calendars.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, recordId, requiredText } from './fields.ts';
import { uploadLimit } from './rate-limits.ts';

export interface BusyCalendarsFaults {
  addressRequired: [];
  fileRequired: [];
  nameRequired: [];
  hostUnknown: [];
  hostPrivate: [];
  unreachable: [];
  redirected: [];
  tooLarge: [];
  unreadable: [];
  tooComplex: [];
}
export const busyCalendarsFault = faultsOf<BusyCalendarsFaults>('busyCalendars');

/**
 * A calendar of the member's whose events make them busy. `host` names where it is read, `null` for a file; its address
 * is in no answer. `message` says why the last reading failed, in the caller's language.
 */
export const BusyCalendar = z.object({
  id,
  name: z.string(),
  host: z.string().nullable(),
  state: z.enum(['pending', 'ok', 'failed']),
  message: z.string().nullable(),
  lastFetchedAt: instant.nullable(),
});
export type BusyCalendar = z.infer<typeof BusyCalendar>;

/** The server decides which addresses are allowed (`server/platform/outgoing/`). */
export const BusyCalendarInput = z.object({
  name: requiredText(busyCalendarsFault('nameRequired'), 100),
  url: requiredText(busyCalendarsFault('addressRequired'), 2000),
});
export type BusyCalendarInput = z.output<typeof BusyCalendarInput>;

export const busyCalendars = {
  list: endpoint({
    route: 'GET /api/busy-calendars',
    access: 'member',
    summary: `The caller’s own calendars that make them busy, at most ${BUSY_CALENDARS.maxCount}, by name`,
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
