import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { z } from 'zod';
import { bareName, type BuiltFile, digestOf, renameFiles } from '#client/service-worker/built-files.ts';
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
/** Global in which the worker's code finds the list of files. */
const FILES_NAME = 'self.builtFiles';
const BuildResult = z.object({ output: z.tuple([z.object({ fileName: z.string() })]) });
const notOfTheApp = /^\/(?:sw\.js|\.vite\/.*|robots\.txt|sitemap\.xml)$/;

/** True if a file of the build in `language`, named by its address, is precached at installation. */
export function isPrecached(url: string, language: Language): boolean {
  if (notOfTheApp.test(url)) return false;
  return codeFile.test(url) || firstPicture.test(url) || (scriptFont[language]?.test(url) ?? false);
}

/**
 * Builds the worker into the client's build: `sw.js` lists the files that it keeps, and loads its code, which most updates leave as it is. Runs after
 * everything else was written.
 */
export async function buildServiceWorker(clientDirectory: string, prerenderedPaths: readonly Path[]) {
  const files = (await readdir(clientDirectory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(clientDirectory.length))
    .filter((url) => isPrecached(url, buildLanguage))
    .toSorted();
  const precached = await Promise.all(
    files.map(async (url) => ({
      url: isOfLanguage(url) ? languagePrefix + url : url,
      ...(await describe(url, await readFile(join(clientDirectory, url)))),
    })),
  );
  const result = await build({
    ...inBuildLanguage,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      PRECACHED_FILES: FILES_NAME,
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
        output: { format: 'iife', entryFileNames: 'assets/worker-[hash].js' },
      },
    },
  });
  const [{ fileName }] = BuildResult.parse(result).output;
  const loading = `${FILES_NAME}=${JSON.stringify(precached)};importScripts("/${fileName}")`;
  await writeFile(join(clientDirectory, 'sw.js'), loading);
}

/** True for a file that the joined build has once per language. */
function isOfLanguage(url: string): boolean {
  return url.endsWith('.html') || url === '/manifest.webmanifest';
}

/** Returns by what the worker knows a version of a file. */
async function describe(url: string, content: Buffer): Promise<Omit<BuiltFile, 'url'> | { revision: string | null }> {
  const text = content.toString();
  if (url.startsWith('/assets/') && bareName(url) !== url)
    return { content: await digestOf(text), body: await digestOf(renameFiles(text, bareName)) };
  // The name carries the hash of the content.
  if (url.startsWith('/assets/')) return { revision: null };
  // A public page is kept for a visit without a network: it brings its styles, and prefetches nothing then.
  const isPage = url.endsWith('/index.html');
  const own = isPage ? text.replace(/<style>[\s\S]*?<\/style>/, '').replace(/ data-app-scripts="[^"]*"/, '') : content;
  return { revision: createHash('sha256').update(own).digest('hex').slice(0, 16) };
}
