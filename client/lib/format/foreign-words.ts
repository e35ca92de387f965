import type { Language } from '#messages/languages.ts';
import { pageLanguage } from '#messages/page-language.ts';

/**
 * The font of words in `language`: ours for the page's own and for English, whose letters every page has; the device's for the others, so that
 * no font is loaded for a few letters.
 */
export function fontClassOf(language: Language): string | undefined {
  const hasLetters = language === pageLanguage || language === 'en';
  return hasLetters ? undefined : '[font-family:system-ui,sans-serif]';
}
