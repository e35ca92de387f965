import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { bareName } from './client/service-worker/built-files.ts';
import { inBuildLanguage, onlyUsedModules } from './tools/client/build-language.ts';
import { contractPlugin } from './tools/client/contract-plugin.ts';
import { publicPagesPlugin } from './tools/client/public-pages-plugin.ts';
import { scriptGroups } from './tools/client/script-groups.ts';

const byBareName = (one: string, other: string) => bareName(one).localeCompare(bareName(other));
const apiPort = process.env['API_PORT'] ?? '3000';

export default defineConfig({
  plugins: [contractPlugin(), publicPagesPlugin(), tailwindcss(), reactRouter()],
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': { target: `http://127.0.0.1:${apiPort}` },
    },
  },
  ...inBuildLanguage,
  // Vite would inline small files as data: URLs, which the Content-Security-Policy blocks for fonts. Sizes are checked by tools/check-bundle.ts.
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // In the order of names without hashes, so that a script changes only with what it contains (decision 0118).
    modulePreload: { resolveDependencies: (_file, names) => names.toSorted(byBareName) },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          ...onlyUsedModules,
          output: { codeSplitting: { groups: scriptGroups } },
        },
      },
    },
  },
});
