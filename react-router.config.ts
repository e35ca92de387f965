import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { runInLanguage } from '#messages/reader-language.ts';
import { memberPaths, publicPaths } from './client/routes.ts';
import { buildBuiltIns } from './tools/client/build-built-ins.ts';
import { buildDirectoryOf, buildLanguage } from './tools/client/build-language.ts';
import { buildPublicPages } from './tools/client/build-public-pages.ts';
import { buildServiceWorker } from './tools/client/build-service-worker.ts';
import { hintCompilation } from './tools/client/hint-compilation.ts';
import { trimManifest } from './tools/client/trim-manifest.ts';
import { writeManifest } from './tools/client/write-manifest.ts';
import { writeScreenScripts } from './tools/client/write-screen-scripts.ts';

export default {
  appDirectory: 'client',
  buildDirectory: buildDirectoryOf(buildLanguage),
  ssr: false,
  // A screen's loader needs only the screen's own script, so a separate file would cost one more request.
  splitRouteModules: false,
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const clientDirectory = join(buildDirectory, 'client');
    // The app's shell moves to another name, because `/` is the landing page for visitors.
    const shell = '__spa-fallback.html';
    await rename(join(clientDirectory, 'index.html'), join(clientDirectory, shell));
    await writeScreenScripts(buildDirectory, memberPaths);
    await hintCompilation(clientDirectory, shell);
    await buildPublicPages(buildDirectory, publicPaths);
    await trimManifest(clientDirectory);
    await runInLanguage(buildLanguage, () => writeManifest(clientDirectory));
    await buildBuiltIns(clientDirectory);
    await buildServiceWorker(clientDirectory, publicPaths);
  },
} satisfies Config;
