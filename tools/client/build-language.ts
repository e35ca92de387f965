import { defaultClientConditions, defaultServerConditions } from 'vite';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#domain/kernel/languages.ts';

/** The language of this build. */
export const buildLanguage =
  LANGUAGES.find((language) => language === process.env['BUILD_LANGUAGE']) ?? DEFAULT_LANGUAGE;

/** Vite's settings by which `#messages/…` means that language's catalogues (`imports` in package.json). */
export const inBuildLanguage = {
  resolve: { conditions: [buildLanguage, ...defaultClientConditions] },
  ssr: { resolve: { conditions: [buildLanguage, ...defaultServerConditions] } },
};

/** Returns the folder of one language's build before the builds are joined; the server reads its renderer of public pages from there. */
export function buildDirectoryOf(language: Language): string {
  return `build/${language}`;
}

/** Path prefix of this language's pages and manifest in the joined build. */
export const languagePrefix = buildLanguage === DEFAULT_LANGUAGE ? '' : `/${buildLanguage}`;

/** Rolldown's setting that compiles only the used modules of a package that exports thousands, as that of the icons does. */
export const onlyUsedModules = { experimental: { lazyBarrel: true } };
