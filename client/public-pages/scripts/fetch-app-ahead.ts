/**
 * Fetches the scripts that the app starts with, once a page that leads into it is at rest. The service worker keeps them too, but not
 * before it stands; both take them from the browser's cache. Not for those who save data.
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
  return (
    typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
  );
}
