import { z } from 'zod';
import { id, instant, requiredText } from '#domain/kernel/fields.ts';
import { busyCalendarsFault } from './facts.ts';

/**
 * A calendar of the member's whose events make them busy. `host` names where it is read, `null` for a file; its address
 * is in no answer. `message` is in the caller's language: why the last reading failed, or, if it is `ok`, how many
 * events could not be read or have a time zone that is not known, else `null`.
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
