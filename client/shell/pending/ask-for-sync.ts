import { outboxSyncTag } from '#client/data/outbox/outbox-channel.ts';

/** Registers a background sync, if supported, so that the service worker sends after the app is closed. */
export async function askForSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    const sync: unknown = registration && Reflect.get(registration, 'sync');
    if (isSyncManager(sync)) await sync.register(outboxSyncTag);
  } catch (error) {
    console.warn('Background sync could not be registered', error);
  }
}

function isSyncManager(value: unknown): value is { register(tag: string): Promise<void> } {
  return typeof value === 'object' && value !== null && 'register' in value;
}
