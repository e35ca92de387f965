import { LOCALES } from '#domain/kernel/languages.ts';
import { TRANSLATION_LANGUAGES, type TranslationLanguage } from '#domain/kernel/translations.ts';

type Texts = Readonly<Record<string, string | undefined>>;

/** Returns the initial values of the fields of translations, an empty text for a missing one. */
export function toTranslationForm(
  names: readonly string[],
  translations: Readonly<Partial<Record<TranslationLanguage, Texts | undefined>>> = {},
): Record<TranslationLanguage, Record<string, string>> {
  const textsOf = (texts: Texts = {}) => Object.fromEntries(names.map((name) => [name, texts[name] ?? '']));
  return { gu: textsOf(translations.gu), hi: textsOf(translations.hi) };
}

/** The languages of a preview, English first. */
export const PREVIEW_LANGUAGES = ['en', ...TRANSLATION_LANGUAGES] as const;
export type PreviewLanguage = (typeof PREVIEW_LANGUAGES)[number];

/** Formats a calendar date as members read it in a language; returns its input if that is not a date. */
export function formatDateIn(language: PreviewLanguage, calendarDate: string): string {
  const date = new Date(`${calendarDate}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return calendarDate;
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(LOCALES[language], options).format(date);
}
