import type { Language } from '#domain/kernel/languages.ts';

/**
 * Each language's name in that language, the same in every build. `languageOffers` holds its offer on a page in another
 * language.
 */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  gu: 'ગુજરાતી',
  hi: 'हिन्दी',
};

interface Offer {
  text: string;
  putAway: string;
}

export const languageOffers: Readonly<Record<Language, Offer>> = {
  en: { text: 'Read this page in English', putAway: 'Close' },
  gu: { text: 'આ પેજ ગુજરાતીમાં વાંચો', putAway: 'બંધ કરો' },
  hi: { text: 'यह पेज हिन्दी में पढ़ें', putAway: 'बंद करें' },
};
