import { markerPattern } from '#client/lib/public/session-marker.ts';
import { lockFlagKey } from '../lock/lock-flag.ts';

/** The read of every screen behind the gate. */
const GATE_READ = '/api/auth/user';

/** Preload calls in progress, by path; the first script that needs one takes it. */
declare global {
  interface Window {
    jugalFirstReads?: Record<string, Promise<Response>>;
  }
}

/**
 * Asks who is signed in while the first screen's scripts load, if a member probably is and app lock is off; on a slow
 * network this saves a round trip. It runs in the head of the app's shell and is constant, because the server allows
 * inline scripts by their hash.
 */
export const firstReadsScript = `if(${String(markerPattern)}.test(document.cookie)&&!isLocked()){var p='${GATE_READ}',r=window.jugalFirstReads={};(r[p]=fetch(p)).catch(function(){})}function isLocked(){try{return localStorage.getItem('${lockFlagKey}')!==null}catch(e){return false}}`;

/** Takes the response of a preloaded read, once; `undefined` for any other call. It rejects as `fetch` does. */
export function claimPreloaded({ method, url }: Request): Promise<Response> | undefined {
  const { pathname, search } = new URL(url);
  const reads = globalThis.window?.jugalFirstReads;
  const read = method === 'GET' && search === '' ? reads?.[pathname] : undefined;
  if (reads && read) delete reads[pathname];
  return read;
}

/** Discards the preloaded reads. Changes are reported from now on, and a read that started earlier may miss some. */
export function dropPreloaded(): void {
  if (globalThis.window) delete window.jugalFirstReads;
}
