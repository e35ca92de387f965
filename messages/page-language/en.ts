import type { Language } from '../languages.ts';

/** Of the pages that this build makes. */
export const pageLanguage: Language = 'en';
