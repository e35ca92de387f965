import { z } from 'zod';
import { fieldsFault, plainText } from './fields.ts';

/** The languages that a record's own texts are translated to. The record's own are in English. */
export const TRANSLATION_LANGUAGES = ['gu', 'hi'] as const;
export type TranslationLanguage = (typeof TRANSLATION_LANGUAGES)[number];

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
