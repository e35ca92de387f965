import { brand } from '#messages/brand.ts';
import { DEFAULT_LANGUAGE, type Language } from '#messages/languages.ts';

/** The picture that is shown where a page in the language is shared. */
export function shareCardPath(language: Language): string {
  return `/og-${brand.slug}${language === DEFAULT_LANGUAGE ? '' : `-${language}`}.png`;
}
