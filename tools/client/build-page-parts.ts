import { join } from 'node:path';
import { build } from 'vite';

/** Builds the components that the server draws parts of pages with, as one module beside the client's folder. */
export async function buildPageParts(buildDirectory: string) {
  await build({
    configFile: false,
    // It warns of directives that mean nothing here.
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    // The module works wherever it lies, and reads no package of icons to draw three.
    ssr: { noExternal: true },
    build: {
      ssr: 'client/page-parts.tsx',
      outDir: join(buildDirectory, 'page-parts'),
      emptyOutDir: true,
    },
  });
}
