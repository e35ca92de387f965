import type { Language } from '../languages.ts';

/** The language of the pages in this build. */
export const pageLanguage: Language = 'hi';
