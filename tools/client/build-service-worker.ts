import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { type Language, LANGUAGES } from '#domain/kernel/languages.ts';
import { localPath, type Path } from '#domain/registry/screen-paths.ts';
import { buildLanguage, inBuildLanguage, languagePrefix } from './build-language.ts';

/** The app's code and pages: every part is precached before it is needed. */
const codeFile = /\.(?:js|css|html|json)$/;
/** Pictures of a first screen; other fonts and pictures are cached on first use. */
const firstPicture = /^\/(?:manifest\.webmanifest|icons\/mark[\w.-]*|assets\/(?:anek|rasa)-basic[\w.-]*\.woff2)$/;
/** Fonts of a language's script. */
const scriptFont: Readonly<Record<Language, RegExp | null>> = {
  en: null,
  gu: /^\/assets\/(?:anek|rasa)-gujarati[\w.-]*\.woff2$/,
  hi: /^\/assets\/(?:anek|eczar)-devanagari[\w.-]*\.woff2$/,
};
const notOfTheApp = /^\/(?:sw\.js|\.vite\/.*|robots\.txt|sitemap\.xml)$/;

/** True if a file of the build in `language`, named by its address, is precached at installation. */
export function isPrecached(url: string, language: Language): boolean {
  if (notOfTheApp.test(url)) return false;
  return codeFile.test(url) || firstPicture.test(url) || (scriptFont[language]?.test(url) ?? false);
}

/** Builds `sw.js` into the client's build: the worker with the list of files it keeps. Runs after everything else was written. */
export async function buildServiceWorker(clientDirectory: string, prerenderedPaths: readonly Path[]) {
  const files = (await readdir(clientDirectory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(clientDirectory.length))
    .filter((url) => isPrecached(url, buildLanguage))
    .toSorted();
  const precached = await Promise.all(
    files.map(async (url) => ({
      url: isOfLanguage(url) ? languagePrefix + url : url,
      revision: await revisionOf(clientDirectory, url),
    })),
  );
  await build({
    ...inBuildLanguage,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      PRECACHED_FILES: JSON.stringify(precached),
      PRERENDERED_PATHS: JSON.stringify(
        LANGUAGES.flatMap((language) => prerenderedPaths.map((path) => localPath(path, language))),
      ),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: clientDirectory,
      emptyOutDir: false,
      rolldownOptions: {
        input: 'client/service-worker/worker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  });
}

/** True for a file that the joined build has once per language. */
function isOfLanguage(url: string): boolean {
  return url.endsWith('.html') || url === '/manifest.webmanifest';
}

/** `null` for files whose name carries the hash of their content. */
async function revisionOf(clientDirectory: string, url: string) {
  if (url.startsWith('/assets/')) return null;
  return createHash('sha256')
    .update(await readFile(join(clientDirectory, url)))
    .digest('hex')
    .slice(0, 16);
}
