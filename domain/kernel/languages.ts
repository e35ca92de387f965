/** The supported languages. The first is the default. */
export const LANGUAGES = ['en', 'gu', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];
/** The `Intl` locales for numbers and days, all with Latin digits and Indian grouping. */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-IN',
  gu: 'gu-IN-u-nu-latn',
  hi: 'hi-IN-u-nu-latn',
};
export const DEFAULT_LANGUAGE: Language = 'en';

/** The languages that a record's own texts are translated to. The record's own are in English. */
export const TRANSLATION_LANGUAGES = ['gu', 'hi'] as const;
export type TranslationLanguage = (typeof TRANSLATION_LANGUAGES)[number];
