/** The languages that Jugal speaks. The first is the one of whoever has not chosen. */
export const LANGUAGES = ['en', 'gu', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];
/** How `Intl` writes numbers and days: Latin digits and Indian grouping in all. */
export const LOCALES: Readonly<Record<Language, string>> = {
  en: 'en-IN',
  gu: 'gu-IN-u-nu-latn',
  hi: 'hi-IN-u-nu-latn',
};
export const DEFAULT_LANGUAGE: Language = 'en';
