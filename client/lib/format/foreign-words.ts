import type { Language } from '#messages/languages.ts';
import { pageLanguage } from '#messages/page-language.ts';

/** The font of words in `language`: the device's own where the page is in another one, which loads no font for a few letters. */
export function fontClassOf(language: Language): string | undefined {
  return language === pageLanguage ? undefined : '[font-family:system-ui,sans-serif]';
}
