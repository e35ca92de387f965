import { z } from 'zod';
import { ShortPageQuery } from '#domain/kernel/paging.ts';
import { endpoint } from '#domain/registry/endpoint.ts';
import { DatePreferences, DatePreferencesInput } from './schema.ts';

export const datePreferences = {
  list: endpoint({
    route: 'GET /api/date-preferences',
    access: 'member',
    summary: 'List the member’s wishes, the newest first',
    input: ShortPageQuery,
    output: z.array(DatePreferences),
  }),
  submit: endpoint({
    route: 'POST /api/date-preferences',
    access: 'member',
    queue: 'datePreferences',
    storageLimit: 'datePreferences',
    summary: 'Say what the planned date should be like; until somebody was in touch it replaces what was said before',
    input: DatePreferencesInput,
    output: DatePreferences,
    status: 201,
    changes: ['datePreferences'],
  }),
};
