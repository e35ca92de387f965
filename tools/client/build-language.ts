import { defaultClientConditions, defaultServerConditions } from 'vite';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#messages/languages.ts';

/** The language of this build. */
export const buildLanguage =
  LANGUAGES.find((language) => language === process.env['BUILD_LANGUAGE']) ?? DEFAULT_LANGUAGE;

/** Vite's settings by which `#messages/…` means that language's catalogues (`imports` in package.json). */
export const inBuildLanguage = {
  resolve: { conditions: [buildLanguage, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [buildLanguage, ...defaultServerConditions] } },
};

/** Where the build of a language is written before they are joined; its renderer of public pages stays there for the server. */
export function buildDirectoryOf(language: Language): string {
  return `build/${language}`;
}

/** Where the pages and the manifest of this build's language stand in the joined one. */
export const languagePrefix = buildLanguage === DEFAULT_LANGUAGE ? '' : `/${buildLanguage}`;
