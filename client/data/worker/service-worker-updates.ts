import { readMarkerLanguage } from '#client/lib/public/session-marker.ts';
import { pageLanguage } from '#messages/page-language.ts';
import { KEEP_PICTURE } from './kept-pictures.ts';
import { rememberPush } from './received-push.ts';
import { checkForUpdate, skipWaiting, workerAddress } from './registration.ts';

/** Interval between checks for a new version, in milliseconds (specification, section 4). */
const updateCheckMs = 30 * 60 * 1000;
const reloadDelayMs = 100;
/**
 * Session storage key set from the activation of a version until the next page. A message to a slowly starting service
 * worker is lost when its page is left, so the next page sends it again.
 */
const activationKey = 'jugal-update-activated';
/** Interval between attempts to activate a waiting version, in milliseconds. */
const retryMs = 1000;

/** Window event for a waiting version; the specification lets others dispatch it too (section 4). */
const updateAvailable = 'update-available';

function announceUpdate() {
  window.dispatchEvent(new Event(updateAvailable));
}

/** Registers the service worker, once per page, and watches for new versions. */
export async function startServiceWorker() {
  if (!('serviceWorker' in navigator)) return;
  const container = navigator.serviceWorker;
  // The first service worker of a first visit takes over without any visible change.
  let controlledBy = container.controller?.scriptURL;
  container.addEventListener('controllerchange', () => {
    const { scriptURL } = container.controller ?? {};
    // A takeover from another language's service worker changes nothing visible either.
    if (controlledBy !== undefined && controlledBy === scriptURL) window.location.reload();
    if (controlledBy === undefined) cacheShownPictures();
    controlledBy = scriptURL;
  });
  container.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (isUpdateMessage(event.data)) announceUpdate();
    rememberPush(event.data, new Date().toISOString());
  });
  try {
    const registration = await container.register(workerAddress(readMarkerLanguage() ?? pageLanguage));
    watch(registration);
  } catch (error) {
    console.warn('The service worker could not be registered', error);
    return;
  }
  // Starts before the first check, so that a failing check is not the last.
  setInterval(() => void checkForUpdate(), updateCheckMs);
  await checkForUpdate();
}

/** Sends the pictures of a first visit through the worker, which did not see them: it keeps them for offline use. */
function cacheShownPictures() {
  for (const entry of performance.getEntriesByType('resource')) {
    const { name } = entry;
    const { origin, pathname } = new URL(name);
    const isImage = entry instanceof PerformanceResourceTiming && entry.initiatorType === 'img';
    if (isImage && origin === location.origin && pathname.startsWith('/api/'))
      fetch(name, { headers: { [KEEP_PICTURE]: '1' } }).catch((error: unknown) =>
        console.info('A picture could not be kept', error),
      );
  }
}

function watch(registration: ServiceWorkerRegistration) {
  const { waiting } = registration;
  const wasActivated = sessionStorage.getItem(activationKey) !== null;
  if (!waiting) sessionStorage.removeItem(activationKey);
  // The takeover reloads the page.
  if (waiting && wasActivated) retrySkipWaiting(waiting);
  else if (waiting && isUpdate(waiting)) announceUpdate();
  registration.addEventListener('updatefound', () => {
    const incoming = registration.installing;
    incoming?.addEventListener('statechange', () => {
      if (incoming.state === 'installed' && isUpdate(incoming)) announceUpdate();
    });
  });
}

/** Returns false for the worker of another language, which takes over by itself. */
function isUpdate({ scriptURL }: ServiceWorker): boolean {
  return navigator.serviceWorker.controller?.scriptURL === scriptURL;
}

/**
 * Activates the new version and reloads the page. A version is announced when its installation begins, so one still
 * installing takes over as soon as it can.
 */
export async function applyUpdate() {
  const registration = await navigator.serviceWorker.getRegistration();
  const installing = registration?.waiting ? null : registration?.installing;
  if (!installing) {
    activateUpdate(registration?.waiting);
    return;
  }
  installing.addEventListener('statechange', () => {
    if (installing.state === 'installed') activateUpdate(installing);
  });
}

function activateUpdate(incoming: ServiceWorker | null | undefined) {
  setTimeout(() => window.location.reload(), reloadDelayMs);
  if (!incoming) return;
  skipWaiting(incoming);
  sessionStorage.setItem(activationKey, '1');
}

/** Repeats the message until the service worker takes over: one that starts slowly can lose several. */
function retrySkipWaiting(incoming: ServiceWorker) {
  skipWaiting(incoming);
  let wasSent = false;
  const retry = setInterval(() => {
    if (incoming.state !== 'installed') clearInterval(retry);
    else if (wasSent) navigateHiddenFrame();
    else skipWaiting(incoming);
    wasSent = !wasSent;
  }, retryMs);
}

/**
 * Works around Chromium holding the old service worker as busy until it is idle for 30 seconds, if the page was left
 * during a takeover (1 of 100 updates on a busy machine). Messages and reads do not release it, but a navigation does.
 */
function navigateHiddenFrame() {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  // Our pages may not be framed, so any path works.
  frame.src = '/api/health';
  frame.addEventListener('load', () => frame.remove());
  document.body.append(frame);
}

/** Calls `onReady` whenever a new version waits. Subscribe before `startServiceWorker`. */
export function subscribeToUpdates(onReady: () => void) {
  window.addEventListener(updateAvailable, onReady);
}

function isUpdateMessage(data: unknown) {
  return typeof data === 'object' && data !== null && Reflect.get(data, 'type') === 'UPDATE_AVAILABLE';
}
