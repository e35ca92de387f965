import { DEFAULT_LANGUAGE, type Language } from '#domain/kernel/languages.ts';

/** Time limit for the service worker of another language, in milliseconds. */
const activationPatienceMs = 10_000;

/** Returns the script of a language's service worker, which has its own cached pages and replaces the other's. */
export function workerAddress(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '/sw.js' : `/sw-${language}.js`;
}

/** Activates the service worker of `language` for the next page. Without a network the current one stays. */
export async function activateWorkerOf(language: Language): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  try {
    const registration = await navigator.serviceWorker.register(workerAddress(language));
    const incoming = registration.installing ?? registration.waiting;
    if (incoming) await untilActivated(incoming);
  } catch (error) {
    console.warn('The worker of the other language could not be registered', error);
  }
}

function untilActivated(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const follow = () => {
      if (worker.state === 'installed') skipWaiting(worker);
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    };
    worker.addEventListener('statechange', follow);
    setTimeout(resolve, activationPatienceMs);
    follow();
  });
}

/** Checks for a new version. */
export async function checkForUpdate() {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update();
  } catch (error) {
    console.warn('The check for a new version failed', error);
  }
}

export function skipWaiting(worker: ServiceWorker) {
  worker.postMessage({ type: 'SKIP_WAITING' }, {});
}
