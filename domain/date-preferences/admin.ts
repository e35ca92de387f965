import { z } from 'zod';
import { instant, recordId } from '#domain/kernel/fields.ts';
import { PageQuery, timeOrder } from '#domain/kernel/paging.ts';
import { BulkResult, WaitingRows } from '#domain/operations/bulk.ts';
import { Person } from '#domain/payments/admin.ts';
import { endpoint } from '#domain/registry/endpoint.ts';
import { datePreferencesFault } from './facts.ts';
import { DatePreferences } from './schema.ts';

/** The date preferences of a member. `followedUpAt`: the time at which an admin noted that we contacted them. */
export const AdminDatePreferences = DatePreferences.extend({
  user: Person,
  followedUpAt: instant.nullable(),
});
export type AdminDatePreferences = z.infer<typeof AdminDatePreferences>;

const DatePreferencesPageQuery = PageQuery.extend({
  order: timeOrder,
  isFollowedUp: z.enum(['true', 'false'], { error: datePreferencesFault('followedUpInvalid') }).optional(),
}).optional();
export type DatePreferencesPageQuery = z.output<typeof DatePreferencesPageQuery>;

export const datePreferencesAdmin = {
  list: endpoint({
    route: 'GET /api/admin/date-preferences',
    access: 'admin',
    canLag: true,
    summary: 'List the members’ wishes for their dates, the newest first; `search` finds members and places',
    input: DatePreferencesPageQuery,
    output: z.array(AdminDatePreferences),
  }),
  followUp: endpoint({
    route: 'POST /api/admin/date-preferences/{id}/follow-up',
    access: 'admin',
    summary: 'Note that somebody has been in touch with the member',
    input: z.object({ id: recordId }),
    output: AdminDatePreferences,
    changes: ['admin'],
  }),
  followUpMany: endpoint({
    route: 'POST /api/admin/date-preferences/follow-up',
    access: 'admin',
    summary: 'Note that somebody has been in touch with several members, or with all who wait',
    input: WaitingRows,
    output: BulkResult,
    changes: ['admin'],
  }),
};
