import { brand } from '#domain/kernel/brand.ts';
import { DEFAULT_LANGUAGE, type Language } from '#domain/kernel/languages.ts';

/** Returns the path of the share image of pages in the language. */
export function shareCardPath(language: Language): string {
  return `/og-${brand.slug}${language === DEFAULT_LANGUAGE ? '' : `-${language}`}.png`;
}
