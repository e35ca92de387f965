import { sendWhenBack } from '#client/service-worker/outbox.ts';

/** The part of the service worker that sends pending changes. */
export const worker = { sendWhenBack };
export type Worker = typeof worker;
