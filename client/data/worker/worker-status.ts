/** State of this browser's service worker (specification, section 4). */
export type WorkerStatus = 'active' | 'inactive' | 'not registered' | 'not supported' | 'error' | 'checking';

/** Time in milliseconds that a page, just opened, gets to register its service worker. */
const REGISTRATION_MS = 1500;

/** Returns the state of the service worker; waits for a page that is about to register it. */
export async function readWorkerStatus(): Promise<WorkerStatus> {
  if (!('serviceWorker' in navigator)) return 'not supported';
  try {
    const registration = await findRegistration(navigator.serviceWorker);
    if (!registration) return 'not registered';
    return registration.active ? 'active' : 'inactive';
  } catch (error) {
    console.warn('The service worker could not be asked', error);
    return 'error';
  }
}

async function findRegistration(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | undefined> {
  const patience = new Promise((resolve) => setTimeout(resolve, REGISTRATION_MS));
  const registration = await container.getRegistration();
  if (!registration) await Promise.race([container.ready, patience]);
  return registration ?? container.getRegistration();
}

/** Shows a notification without the network. Phones show notifications only through the service worker. */
export async function showLocalNotification(title: string, body: string): Promise<unknown> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const options = { body, icon: '/icons/any-192.png', tag: 'browser-test' };
  if (registration?.active) return registration.showNotification(title, options);
  return new Notification(title, options);
}
