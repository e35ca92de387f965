// Joins the builds of all languages into the one folder that the server serves, and compresses it: node tools/client/join-languages.ts
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#domain/kernel/languages.ts';
import { buildDirectoryOf } from './build-language.ts';
import { compressFiles } from './compress-files.ts';

const target = 'build/joined';

await rm(target, { recursive: true, force: true });
// The default language is the folder itself: its pages have addresses without a language.
await cp(join(buildDirectoryOf(DEFAULT_LANGUAGE), 'client'), target, { recursive: true });
for (const language of LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE)) await addLanguage(language);
// Once for all languages, which share half of their scripts.
await compressFiles(target);
await rm('build/client', { recursive: true, force: true });
await rename(target, 'build/client');

/** Adds a language's files below its prefix. Scripts that are equal in two languages have one name and are one file. */
async function addLanguage(language: Language) {
  const source = join(buildDirectoryOf(language), 'client');
  await cp(join(source, 'assets'), join(target, 'assets'), { recursive: true });
  await mkdir(join(target, language));
  for (const entry of await readdir(source, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name).slice(source.length + 1);
    if (!entry.isFile() || path.startsWith('assets/')) continue;
    if (/^sw\.js(\.|$)/.test(path)) {
      await cp(join(source, path), join(target, path.replace('sw.', `sw-${language}.`)));
    } else if (/\.html(\.|$)|^manifest\.webmanifest/.test(path)) {
      await cp(join(source, path), join(target, language, path));
    }
  }
}
