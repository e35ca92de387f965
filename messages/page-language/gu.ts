import type { Language } from '#domain/kernel/languages.ts';

/** The language of the pages in this build. */
export const pageLanguage: Language = 'gu';
