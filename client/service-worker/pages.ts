import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { languagePrefix, pagePath } from '#client/paths.ts';
import { isAccountPage } from '#domain/registry/screen-paths.ts';
import { pageLanguage } from '#messages/page-language.ts';
import { isOpenWhileLocked, pageFor } from './page-choice.ts';
import { prefetch } from './prefetch.ts';
import type { WorkerScope } from './scope.ts';
import { isLockedForAll } from './worker-vault.ts';

/** Injected by the build: the precached files and the prerendered paths. */
declare const PRECACHED_FILES: { url: string; revision: string | null }[];
declare const PRERENDERED_PATHS: string[];

const shellUrl = `${languagePrefix}/__spa-fallback.html`;

/** Routes pages and the files that they need. */
export function routePages(worker: WorkerScope) {
  cleanupOutdatedCaches();
  // Workbox requests files that have a revision from the server in any case.
  const hashed = PRECACHED_FILES.flatMap(({ url, revision }) => (revision === null ? url : []));
  worker.addEventListener('install', (event) => event.waitUntil(prefetch(hashed)));
  // Keeps `/` from being answered by `/index.html`: it is the dashboard for members.
  precacheAndRoute(PRECACHED_FILES, { directoryIndex: '', cleanURLs: false });

  registerRoute(
    ({ request }) => request.mode === 'navigate',
    async ({ request, url }) => {
      const page = pageFor(url.pathname, {
        prerenderedPaths: PRERENDERED_PATHS,
        marker: await readMarker(worker),
        language: pageLanguage,
      });
      const isFromNetwork = page === 'network' || page === 'other-shell';
      if (isFromNetwork && !isOpenWhileLocked(url.pathname) && (await isLockedForAll())) return Response.redirect('/');
      if (page === 'network') return fetch(request);
      if (page === 'shell') return (await matchPrecache(shellUrl)) ?? fetch(request);
      if (page === 'other-shell')
        return fetch(request).catch(async (error: unknown) => {
          const kept = await matchPrecache(shellUrl);
          if (kept) return kept;
          throw error;
        });
      return fetch(request).catch(async (error: unknown) => {
        const path = url.pathname.replace(/(.)\/$/, '$1');
        const kept = await matchPrecache(fileOf(isAccountPage(path) ? pagePath(path) : path));
        if (kept) return kept;
        throw error;
      });
    },
  );

  // Caches parts that are not precached (fonts of rare scripts); their names change with their content.
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
    new CacheFirst({ cacheName: 'jugal-assets' }),
  );
}

/** Returns the address of the file with a prerendered page. */
function fileOf(path: string): string {
  return `${path === '/' ? '' : path}/index.html`;
}

async function readMarker(worker: WorkerScope): Promise<string | null> {
  const cookie = await worker.cookieStore?.get('jugal_in');
  return cookie?.value || null;
}
