import { brand } from '#messages/brand.ts';
import { DEFAULT_LANGUAGE, type Language } from '#messages/languages.ts';

/** Returns the path of the share image of pages in the language. */
export function shareCardPath(language: Language): string {
  return `/og-${brand.slug}${language === DEFAULT_LANGUAGE ? '' : `-${language}`}.png`;
}
