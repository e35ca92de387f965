import { createPageChannel } from '#client/lib/public/page-channel.ts';

/** Tells this browser's tabs of a change in the outbox, made by a tab or the service worker. */
export const outboxChannel = createPageChannel<'changed'>('jugal-outbox');

/** Background Sync tag with which the browser wakes the service worker when the network is back. */
export const outboxSyncTag = 'jugal-outbox';
