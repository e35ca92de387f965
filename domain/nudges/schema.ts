import { z } from 'zod';
import { id, instant, newId, requiredText } from '#domain/kernel/fields.ts';
import { NUDGE_MESSAGE_MAX_LENGTH, NUDGE_TYPES, nudgesFault } from './facts.ts';

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
  id: newId,
  message: requiredText(nudgesFault('messageRequired'), NUDGE_MESSAGE_MAX_LENGTH, nudgesFault('messageTooLong')),
  nudgeType: z.enum(NUDGE_TYPES, { error: nudgesFault('typeInvalid') }).default('sweet'),
});
export type NudgeInput = z.output<typeof NudgeInput>;
