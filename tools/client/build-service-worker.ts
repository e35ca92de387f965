import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

/** Fonts and pictures that most visits never need: kept when first used instead of at the installation. */
const keptOnUse =
  /gujarati|latin|icons\/(?!mark)|\.(avif|webp)$|\.map$|\.(br|gz)$|og-|robots\.txt|favicon|sw\.js/;

/** Builds `sw.js` into the client's build: the worker with the list of files it keeps. Runs after everything else was written. */
export async function buildServiceWorker(clientDirectory: string, prerenderedPaths: readonly string[]) {
  const files = (await readdir(clientDirectory, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(clientDirectory.length))
    .filter((url) => !keptOnUse.test(url) && !url.startsWith('/.vite/'))
    .toSorted();
  const precached = await Promise.all(
    files.map(async (url) => ({ url, revision: await revisionOf(clientDirectory, url) })),
  );
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      PRECACHED_FILES: JSON.stringify(precached),
      PRERENDERED_PATHS: JSON.stringify(prerenderedPaths),
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

/** `null` for files whose name carries the hash of their content. */
async function revisionOf(clientDirectory: string, url: string) {
  if (url.startsWith('/assets/')) return null;
  return createHash('sha256')
    .update(await readFile(join(clientDirectory, url)))
    .digest('hex')
    .slice(0, 16);
}
