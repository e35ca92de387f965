import { faultsOf } from '#domain/kernel/fault.ts';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, instant, recordId, requiredText } from './fields.ts';
import { NUDGE_MESSAGE_MAX_LENGTH, NUDGE_TYPES } from './constants/notifications.ts';
import { ShortPageQuery } from './paging.ts';

export interface NudgesFaults {
  messageRequired: [];
  messageTooLong: [];
  typeInvalid: [];
}
export const nudgesFault = faultsOf<NudgesFaults>('nudges');

/**
 * A short message from one partner to the other. `fromUserName` is the sender's first name, `null` once their account
 * is deleted.
 */
export const Nudge = z.object({
  id,
  fromUserId: id.nullable(),
  toUserId: id,
  fromUserName: z.string().nullable(),
  message: z.string(),
  nudgeType: z.enum(NUDGE_TYPES),
  isRead: z.boolean(),
  readAt: instant.nullable(),
  /** Instant at which the receiver answered with a heart. */
  heartedAt: instant.nullable(),
  createdAt: instant,
});
export type Nudge = z.infer<typeof Nudge>;

export const NudgeInput = z.object({
  message: requiredText(nudgesFault('messageRequired'), NUDGE_MESSAGE_MAX_LENGTH, nudgesFault('messageTooLong')),
  nudgeType: z.enum(NUDGE_TYPES, { error: nudgesFault('typeInvalid') }).default('sweet'),
});
export type NudgeInput = z.output<typeof NudgeInput>;

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
    summary: 'Answer a received nudge with a heart, which also marks it as read',
    input: z.object({ id: recordId }),
    output: Nudge,
    changes: ['nudges', 'notifications'],
  }),
  markRead: endpoint({
    route: 'PATCH /api/partner-nudges/{id}/read',
    access: 'member',
    summary: 'Mark a received nudge as read',
    input: z.object({ id: recordId }),
    output: Nudge,
    changes: ['nudges', 'notifications'],
  }),
};
