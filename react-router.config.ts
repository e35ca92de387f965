import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { prerenderedPaths } from './client/routes.ts';
import { buildPageParts } from './tools/client/build-page-parts.ts';
import { buildServiceWorker } from './tools/client/build-service-worker.ts';
import { compressFiles } from './tools/client/compress-files.ts';
import { hintCompilation } from './tools/client/hint-compilation.ts';
import { lightenPages } from './tools/client/lighten-pages.ts';
import { writeManifest } from './tools/client/write-manifest.ts';

export default {
  appDirectory: 'client',
  ssr: false,
  prerender: { paths: [...prerenderedPaths] },
  async buildEnd({ reactRouterConfig }) {
    const clientDirectory = join(reactRouterConfig.buildDirectory, 'client');
    await hintCompilation(clientDirectory, prerenderedPaths);
    await lightenPages(clientDirectory, prerenderedPaths);
    await writeManifest(clientDirectory);
    await buildServiceWorker(clientDirectory, prerenderedPaths);
    await compressFiles(clientDirectory);
    await buildPageParts(reactRouterConfig.buildDirectory);
  },
} satisfies Config;
