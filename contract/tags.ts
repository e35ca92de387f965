import { z } from 'zod';
import { fieldsText } from '#messages/en/fields.ts';

const TAGS = { max: 20, maxLength: 40 } as const;

/** Words of the member's own: trimmed, without blanks and repetitions. */
export const tagWords = z
  .array(z.string().trim().max(TAGS.maxLength, fieldsText.tooLong(TAGS.maxLength)), {
    error: fieldsText.tagsInvalid,
  })
  .transform((words) => [...new Set(words)].filter((word) => word !== ''))
  .refine((words) => words.length <= TAGS.max, fieldsText.tooManyTags(TAGS.max));
