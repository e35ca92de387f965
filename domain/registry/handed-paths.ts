import { paths } from './screen-paths.ts';

/** Address to which a phone posts what another app hands to this one; the service worker answers it (manifest). */
export const HANDED_PATH = '/share';
/** Query parameter of the screen that opens it. */
export const HANDED_FIELD = 'handed';
/** Value of the parameter for what reached no service worker, so that it is gone. */
export const HANDED_LOST = 'lost';
/** Path to which the server leads what reached no service worker. */
export const lostHandedPath = `${paths.finances}?${HANDED_FIELD}=${HANDED_LOST}`;
