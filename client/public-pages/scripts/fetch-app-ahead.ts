/**
 * Prefetches the app's first scripts after a page that leads into it is idle, unless the visitor saves data. The
 * service worker caches them too, but only after its activation; both share the browser's cache.
 */
export function fetchAppAhead() {
  const { appScripts = '' } = document.querySelector<HTMLElement>('[data-app-scripts]')?.dataset ?? {};
  if (appScripts === '' || savesData()) return;
  addEventListener('load', () => {
    // Safari has no idle callback.
    const atRest = 'requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout;
    atRest(() => document.head.append(...appScripts.split(' ').map(toPrefetch)));
  });
}

function toPrefetch(url: string) {
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.as = 'script';
  link.href = url;
  return link;
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}
