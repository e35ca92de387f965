/** State of this browser's service worker (specification, section 4). */
export type WorkerStatus = 'active' | 'inactive' | 'not registered' | 'not supported' | 'error' | 'checking';

export async function readWorkerStatus(): Promise<WorkerStatus> {
  if (!('serviceWorker' in navigator)) return 'not supported';
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration) return 'not registered';
    return registration.active ? 'active' : 'inactive';
  } catch (error) {
    console.warn('The service worker could not be asked', error);
    return 'error';
  }
}

/** Shows a notification without the network. Phones show notifications only through the service worker. */
export async function showLocalNotification(title: string, body: string): Promise<unknown> {
  const registration = await navigator.serviceWorker?.getRegistration();
  const options = { body, icon: '/icons/any-192.png', tag: 'browser-test' };
  if (registration?.active) return registration.showNotification(title, options);
  return new Notification(title, options);
}
