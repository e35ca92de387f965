import { z } from 'zod';
import { endpoint } from '#domain/registry/endpoint.ts';
import { CALENDAR_MAX_DAYS, CALENDAR_MAX_ENTRIES } from './facts.ts';
import { CalendarEntry, CalendarQuery } from './schema.ts';

export const calendar = {
  read: endpoint({
    route: 'GET /api/calendar',
    access: 'member',
    summary: `List the entries of at most ${CALENDAR_MAX_DAYS} days, by day and time. Of more than ${CALENDAR_MAX_ENTRIES} entries the first of each day, and \`X-More-Entries\` counts the others; with \`limit\` a page, with \`X-Next-Cursor\` while there are more`,
    input: CalendarQuery,
    output: z.array(CalendarEntry),
  }),
};
