import { rememberPush } from './received-push.ts';

/** How often a new version is looked for, in milliseconds (specification, section 4). */
const updateCheckMs = 30 * 60 * 1000;
const reloadDelayMs = 100;
/**
 * Stands in the tab's storage between letting a version in and the next page: a message to a worker that starts slowly is
 * lost when the page behind it goes, so the next page says it again.
 */
const letInKey = 'jugal-update-let-in';
/** How long a version that was let in may wait until the next thing is tried, in milliseconds. */
const askAgainMs = 1000;

let isUpdateReady = false;
const listeners = new Set<() => void>();

function announce() {
  isUpdateReady = true;
  for (const listener of listeners) listener();
}

/** Registers the service worker, once per page, and watches for new versions of it. */
export async function startServiceWorker() {
  if (!('serviceWorker' in navigator)) return;
  const container = navigator.serviceWorker;
  // The first worker of a first visit takes over without having changed anything one sees.
  let hadController = container.controller !== null;
  container.addEventListener('controllerchange', () => {
    if (hadController) window.location.reload();
    else keepEarlierReads();
    hadController = true;
  });
  window.addEventListener('update-available', announce);
  container.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (isUpdateMessage(event.data)) announce();
    rememberPush(event.data, new Date().toISOString());
  });
  try {
    const registration = await container.register('/sw.js');
    watch(registration);
  } catch (error) {
    console.warn('The service worker could not be registered', error);
    return;
  }
  // Begun before the first look: one that fails must not be the last.
  setInterval(() => void checkForUpdate(), updateCheckMs);
  await checkForUpdate();
}

/** What was read before the first worker stood would be missing without a network. */
function keepEarlierReads() {
  const urls = performance.getEntriesByType('resource').map((entry) => entry.name);
  navigator.serviceWorker.controller?.postMessage({ type: 'KEEP_READS', urls });
}

function watch(registration: ServiceWorkerRegistration) {
  const { waiting } = registration;
  const wasLetIn = sessionStorage.getItem(letInKey) !== null;
  if (!waiting) sessionStorage.removeItem(letInKey);
  // It takes over, which loads the page again.
  if (waiting && wasLetIn) insist(waiting);
  else if (waiting) announce();
  registration.addEventListener('updatefound', () => {
    const incoming = registration.installing;
    incoming?.addEventListener('statechange', () => {
      if (incoming.state === 'installed' && navigator.serviceWorker.controller) announce();
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
 * Lets the new version take over, and loads the page again. A version is told of when its installation begins: one that is
 * still being installed takes over as soon as it can.
 */
export async function applyUpdate() {
  const registration = await navigator.serviceWorker.getRegistration();
  const installing = registration?.waiting ? null : registration?.installing;
  if (!installing) {
    letIn(registration?.waiting);
    return;
  }
  installing.addEventListener('statechange', () => {
    if (installing.state === 'installed') letIn(installing);
  });
}

function letIn(incoming: ServiceWorker | null | undefined) {
  setTimeout(() => window.location.reload(), reloadDelayMs);
  if (!incoming) return;
  askToTakeOver(incoming);
  sessionStorage.setItem(letInKey, '1');
}

/** Words to a worker that starts slowly can be lost more than once, so they are said until it takes over. */
function insist(incoming: ServiceWorker) {
  askToTakeOver(incoming);
  let wasAsked = false;
  const again = setInterval(() => {
    if (incoming.state !== 'installed') clearInterval(again);
    else if (wasAsked) navigateUnseen();
    else askToTakeOver(incoming);
    wasAsked = !wasAsked;
  }, askAgainMs);
}

/**
 * Chromium, whose page went while the new worker was about to take over, may hold the old one for busy until nothing has
 * reached it for 30 seconds (1 of 100 updates on a busy machine); messages and reads do not correct that, a navigation does.
 */
function navigateUnseen() {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  // A frame may show nothing of ours, so that it matters little what it asks for.
  frame.src = '/api/health';
  frame.addEventListener('load', () => frame.remove());
  document.body.append(frame);
}

function askToTakeOver(worker: ServiceWorker) {
  worker.postMessage({ type: 'SKIP_WAITING' }, {});
}

export function hasUpdate() {
  return isUpdateReady;
}

export function subscribeToUpdates(onChange: () => void) {
  listeners.add(onChange);
  return () => {
    listeners.delete(onChange);
  };
}

function isUpdateMessage(data: unknown) {
  return typeof data === 'object' && data !== null && Reflect.get(data, 'type') === 'UPDATE_AVAILABLE';
}
