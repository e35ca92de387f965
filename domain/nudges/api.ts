import { z } from 'zod';
import { recordId } from '#domain/kernel/fields.ts';
import { ShortPageQuery } from '#domain/kernel/paging.ts';
import { endpoint } from '#domain/registry/endpoint.ts';
import { Nudge, NudgeInput } from './schema.ts';

export const nudges = {
  list: endpoint({
    route: 'GET /api/partner-nudges',
    access: 'premium',
    summary: 'Nudges sent and received, the newest first',
    input: ShortPageQuery,
    output: z.array(Nudge),
  }),
  send: endpoint({
    route: 'POST /api/partner-nudges',
    access: 'premium',
    takesIdempotencyKey: true,
    storageLimit: 'nudges',
    summary: 'Nudge the partner',
    input: NudgeInput,
    output: Nudge,
    status: 201,
    changes: ['sentNudges', 'notifications'],
  }),
  received: endpoint({
    route: 'GET /api/partner-nudges/received',
    access: 'member',
    summary: 'Nudges received, the newest first: reading needs no premium',
    input: ShortPageQuery,
    output: z.array(Nudge),
  }),
  heart: endpoint({
    route: 'POST /api/partner-nudges/{id}/heart',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Answer a received nudge with a heart, which also marks it as read',
    input: z.object({ id: recordId }),
    output: Nudge,
    changes: ['nudges', 'notifications'],
  }),
  markRead: endpoint({
    route: 'PATCH /api/partner-nudges/{id}/read',
    access: 'member',
    takesIdempotencyKey: true,
    summary: 'Mark a received nudge as read',
    input: z.object({ id: recordId }),
    output: Nudge,
    changes: ['nudges', 'notifications'],
  }),
};
