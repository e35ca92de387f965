import { z } from 'zod';
import { fieldsFault, plainText } from './fields.ts';

/** One text in another language; an empty one is left out. */
export function translatedText(maxLength: number) {
  return plainText()
    .max(maxLength, { error: fieldsFault('tooLong', maxLength) })
    .transform((text) => text || undefined)
    .optional();
}

/** The given texts by language. Readers get the English text for a missing one. */
export function translationsOf<Shape extends z.ZodRawShape>(shape: Shape) {
  const texts = z.object(shape).optional();
  return z.object({ gu: texts, hi: texts });
}
