import type { Language } from './languages.ts';

/** What each language is called by those who read it, and what it offers them on a page in another. The same in every build. */
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
