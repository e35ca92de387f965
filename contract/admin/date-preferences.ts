import { z } from 'zod';
import { datePreferencesText } from '#messages/en/date-preferences.ts';
import { DatePreferences } from '../date-preferences.ts';
import { endpoint } from '../endpoint.ts';
import { instant, recordId } from '../fields.ts';
import { ListPart, timeOrder } from '../paging.ts';
import { Person } from './payments.ts';

/** What a member wishes for their date. `followedUpAt`: when somebody had been in touch. */
export const AdminDatePreferences = DatePreferences.extend({
  user: Person,
  followedUpAt: instant.nullable(),
});
export type AdminDatePreferences = z.infer<typeof AdminDatePreferences>;

const DatePreferencesPart = ListPart.extend({
  order: timeOrder,
  isFollowedUp: z.enum(['true', 'false'], { error: datePreferencesText.followedUpInvalid }).optional(),
}).optional();
export type DatePreferencesPart = z.output<typeof DatePreferencesPart>;

export const datePreferencesAdmin = {
  list: endpoint({
    route: 'GET /api/admin/date-preferences',
    access: 'admin',
    summary: 'What members wish for their dates, the newest first; `search` finds members and places',
    input: DatePreferencesPart,
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
};
