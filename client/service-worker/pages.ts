import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { languagePrefix, pagePath } from '#client/paths.ts';
import { isAccountPage } from '#domain/registry/screen-paths.ts';
import { pageLanguage } from '#messages/page-language.ts';
import type { BuiltFile } from './built-files.ts';
import { isOpenWhileLocked, pageFor } from './page-choice.ts';
import { prefetch } from './prefetch.ts';
import { reuseFiles } from './reuse-files.ts';
import type { WorkerScope } from './scope.ts';
import { isLockedForAll } from './worker-vault.ts';

/** Injected by the build: the files to keep, those whose names have a hash with digests, and the prerendered paths. */
declare const PRECACHED_FILES: ({ url: string; revision: string | null } | BuiltFile)[];
declare const PRERENDERED_PATHS: string[];

const shellUrl = `${languagePrefix}/__spa-fallback.html`;

/** Routes pages and the files that they need. */
export function routePages(worker: WorkerScope) {
  cleanupOutdatedCaches();
  const kept = new PrecacheController();
  const files = PRECACHED_FILES;
  kept.addToCacheList(files.map((file) => ({ url: file.url, revision: 'body' in file ? null : file.revision })));
  worker.addEventListener('install', (event) => {
    const built = files.filter((file) => 'body' in file);
    const ahead = async () => {
      await reuseFiles(built, kept.strategy.cacheName);
      // Workbox requests files that have a revision from the server in any case.
      await prefetch(files.flatMap((file) => ('body' in file || file.revision === null ? file.url : [])));
    };
    event.waitUntil(ahead().then(() => kept.install(event)));
  });
  worker.addEventListener('activate', (event) => void kept.activate(event));
  // Keeps `/` from being answered by `/index.html`: it is the dashboard for members.
  registerRoute(new PrecacheRoute(kept, { directoryIndex: '', cleanURLs: false }));

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
      if (page === 'shell') return (await kept.matchPrecache(shellUrl)) ?? fetch(request);
      if (page === 'other-shell')
        return fetch(request).catch(async (error: unknown) => {
          const shell = await kept.matchPrecache(shellUrl);
          if (shell) return shell;
          throw error;
        });
      return fetch(request).catch(async (error: unknown) => {
        const path = url.pathname.replace(/(.)\/$/, '$1');
        const stored = await kept.matchPrecache(fileOf(isAccountPage(path) ? pagePath(path) : path));
        if (stored) return stored;
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
