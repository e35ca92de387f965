import { DEFAULT_LANGUAGE, type Language } from '#messages/languages.ts';
import { pageLanguage } from '#messages/page-language.ts';
import { readMarkerLanguage } from '../public/session-marker.ts';
import { rememberPush } from './received-push.ts';

/** How often a new version is looked for, in milliseconds (specification, section 4). */
const updateCheckMs = 30 * 60 * 1000;
const reloadDelayMs = 100;
/**
 * Stands in the tab's storage from activating a version until the next page: a message to a worker that starts slowly is
 * lost when the page that sent it goes, so the next page sends it again.
 */
const activationKey = 'jugal-update-activated';
/** How long the page waits for the worker of another language, in milliseconds. */
const activationPatienceMs = 10_000;
/** How long an activated version may wait until the next thing is tried, in milliseconds. */
const retryMs = 1000;

/** Of the window, when a new version waits; the specification lets others dispatch it too (section 4). */
const updateAvailable = 'update-available';

function announceUpdate() {
  window.dispatchEvent(new Event(updateAvailable));
}

/** Registers the service worker, once per page, and watches for new versions of it. */
export async function startServiceWorker() {
  if (!('serviceWorker' in navigator)) return;
  const container = navigator.serviceWorker;
  // The first worker of a first visit takes over without having changed anything one sees.
  let controlledBy = container.controller?.scriptURL;
  container.addEventListener('controllerchange', () => {
    const { scriptURL } = container.controller ?? {};
    // The worker of this page's language, instead of another's, changes nothing that one sees either.
    if (controlledBy !== undefined && controlledBy === scriptURL) window.location.reload();
    else cacheEarlierReads();
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
  // Begun before the first look: one that fails must not be the last.
  setInterval(() => void checkForUpdate(), updateCheckMs);
  await checkForUpdate();
}

/** Each language has a worker of its own, which keeps its own pages; one takes the other's place. */
function workerAddress(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '/sw.js' : `/sw-${language}.js`;
}

/** Lets the worker of `language` take over, so that the next page is its. Without a network the worker of before stays. */
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

/** What was read before the first worker stood would be missing without a network. */
function cacheEarlierReads() {
  const urls = performance.getEntriesByType('resource').map((entry) => entry.name);
  navigator.serviceWorker.controller?.postMessage({ type: 'KEEP_READS', urls });
}

function watch(registration: ServiceWorkerRegistration) {
  const { waiting } = registration;
  const wasActivated = sessionStorage.getItem(activationKey) !== null;
  if (!waiting) sessionStorage.removeItem(activationKey);
  // It takes over, which loads the page again.
  if (waiting && wasActivated) retrySkipWaiting(waiting);
  else if (waiting) announceUpdate();
  registration.addEventListener('updatefound', () => {
    const incoming = registration.installing;
    incoming?.addEventListener('statechange', () => {
      const { controller } = navigator.serviceWorker;
      if (incoming.state === 'installed' && controller?.scriptURL === incoming.scriptURL) announceUpdate();
    });
  });
}

/** Looks for a new version now. */
export async function checkForUpdate() {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.update();
  } catch (error) {
    console.warn('The check for a new version failed', error);
  }
}

/**
 * Activates the new version, and loads the page again. A version is announced when its installation begins: one that is
 * still being installed takes over as soon as it can.
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

/** Messages to a worker that starts slowly can be lost more than once, so they are sent until it takes over. */
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
 * Chromium, whose page went while the new worker was about to take over, may hold the old one for busy until nothing has
 * reached it for 30 seconds (1 of 100 updates on a busy machine); messages and reads do not correct that, a navigation does.
 */
function navigateHiddenFrame() {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  // A frame may show nothing of ours, so that it matters little what it asks for.
  frame.src = '/api/health';
  frame.addEventListener('load', () => frame.remove());
  document.body.append(frame);
}

function skipWaiting(worker: ServiceWorker) {
  worker.postMessage({ type: 'SKIP_WAITING' }, {});
}

/** Calls `onReady` whenever it is known that a new version waits. Subscribe before `startServiceWorker`. */
export function subscribeToUpdates(onReady: () => void) {
  window.addEventListener(updateAvailable, onReady);
}

function isUpdateMessage(data: unknown) {
  return typeof data === 'object' && data !== null && Reflect.get(data, 'type') === 'UPDATE_AVAILABLE';
}
