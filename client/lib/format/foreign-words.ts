import type { Language } from '#domain/kernel/languages.ts';
import { pageLanguage } from '#messages/page-language.ts';

/**
 * Returns the font class of words in `language`: our font for the page's language and for English, which every page
 * loads. Other languages use the device's font, so that no font is loaded for a few letters.
 */
export function fontClassOf(language: Language): string | undefined {
  const hasLetters = language === pageLanguage || language === 'en';
  return hasLetters ? undefined : '[font-family:system-ui,sans-serif]';
}
