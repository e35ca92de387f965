import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { publicPaths } from './client/routes.ts';
import { buildPublicPages } from './tools/client/build-public-pages.ts';
import { buildServiceWorker } from './tools/client/build-service-worker.ts';
import { compressFiles } from './tools/client/compress-files.ts';
import { hintCompilation } from './tools/client/hint-compilation.ts';
import { writeManifest } from './tools/client/write-manifest.ts';

export default {
  appDirectory: 'client',
  ssr: false,
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    const clientDirectory = join(buildDirectory, 'client');
    // The app's shell; `/` is the landing page for visitors.
    const shell = '__spa-fallback.html';
    await rename(join(clientDirectory, 'index.html'), join(clientDirectory, shell));
    await hintCompilation(clientDirectory, shell);
    await buildPublicPages(buildDirectory, publicPaths);
    await writeManifest(clientDirectory);
    await buildServiceWorker(clientDirectory, publicPaths);
    await compressFiles(clientDirectory);
  },
} satisfies Config;
