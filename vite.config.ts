import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { contractPlugin } from './tools/client/contract-plugin.ts';
import { quietRouterPlugin } from './tools/client/quiet-router-plugin.ts';
import { screensPlugin } from './tools/client/screens-plugin.ts';

const apiPort = process.env['API_PORT'] ?? '3000';

const sharedByEveryPage =
  /client\/(paths|lib\/public\/(session-marker|request))\.ts|client\/ui\/(theme\/[a-z-]+\.ts|content\/(mark|ornament|avatar|initials|card)|forms\/(button|icon-button|field|select-field)|feedback\/(toast\.|toast-outlet|spinner))|client\/frame\/(skip-link|theme-toggle|not-found|installation\/install-offer)|messages\/en\/(ui|frame)\.ts|contract\/brand\.ts|\/clsx\/|lucide-react\/dist\/esm\/icons\/(menu|x)\./;
const sharedByPublicPages =
  /client\/(frame\/public\/|lib\/public\/(site-facts|page-meta)\.|ui\/(layout\/(page-intro|point-list)|content\/app-picture)\.)/;

export default defineConfig({
  plugins: [contractPlugin(), screensPlugin(), quietRouterPlugin(), tailwindcss(), reactRouter()],
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': { target: `http://127.0.0.1:${apiPort}` },
      '/site.json': { target: `http://127.0.0.1:${apiPort}` },
    },
  },
  // Small files become data: URLs otherwise, which the Content-Security-Policy refuses for fonts.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Many small files compress worse than one: what every page shares goes together.
          output: {
            codeSplitting: {
              groups: [
                { name: 'frame', test: sharedByEveryPage },
                { name: 'site', test: sharedByPublicPages },
              ],
            },
          },
        },
      },
    },
  },
});
