import { z } from 'zod';
import { nudgesText } from '#messages/en/notifications.ts';
import { endpoint } from './endpoint.ts';
import { id, instant, recordId, requiredText } from './fields.ts';

export const NUDGE_TYPES = ['gentle', 'sweet', 'playful', 'reminder'] as const;
export const NUDGE_MESSAGE_MAX_LENGTH = 500;

/** A few words from one partner to the other. `fromUserName` is the sender's first name, `null` once they are gone. */
export const Nudge = z.object({
  id,
  fromUserId: id.nullable(),
  toUserId: id,
  fromUserName: z.string().nullable(),
  message: z.string(),
  nudgeType: z.enum(NUDGE_TYPES),
  isRead: z.boolean(),
  readAt: instant.nullable(),
  createdAt: instant,
});
export type Nudge = z.infer<typeof Nudge>;

export const NudgeInput = z.object({
  message: requiredText(nudgesText.messageRequired, NUDGE_MESSAGE_MAX_LENGTH, nudgesText.messageTooLong),
  nudgeType: z.enum(NUDGE_TYPES, { error: nudgesText.typeInvalid }).default('sweet'),
});
export type NudgeInput = z.output<typeof NudgeInput>;

export const nudges = {
  list: endpoint({
    route: 'GET /api/partner-nudges',
    access: 'premium',
    summary: 'Nudges sent and received, the newest first',
    output: z.array(Nudge),
  }),
  send: endpoint({
    route: 'POST /api/partner-nudges',
    access: 'premium',
    summary: 'Nudge the partner',
    input: NudgeInput,
    output: Nudge,
    status: 201,
    changes: ['nudges', 'notifications', 'achievements'],
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
