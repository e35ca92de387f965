import { markerPattern } from '../public/session-marker.ts';
import { lockFlagKey } from '../lock/lock-flag.ts';
import { paths } from '#contract/screen-paths.ts';

/** Asked first by every screen behind the gate, and by Home. */
const gateReads = ['/api/auth/user'];
const homeReads = ['/api/auth/user', '/api/couples/current', '/api/date-events'];

/** Calls under way, by path; the first script that needs one takes it. */
declare global {
  interface Window {
    jugalFirstReads?: Record<string, Promise<Response>>;
  }
}

/**
 * Asks for what the first screen shows while its scripts are still being loaded, if somebody is probably signed in: on a slow network this saves the round
 * trips behind the scripts. With app lock on nothing is read before it is unlocked. In the head of the app's shell; constant, because the server allows inline scripts by their hash.
 */
export const firstReadsScript = `if(${String(markerPattern)}.test(document.cookie)&&!isLocked()){var r=window.jugalFirstReads={};(${JSON.stringify([paths.home, paths.dashboard])}.includes(location.pathname)?${JSON.stringify(homeReads)}:${JSON.stringify(gateReads)}).forEach(function(p){(r[p]=fetch(p)).catch(function(){})})}function isLocked(){try{return localStorage.getItem('${lockFlagKey}')!==null}catch(e){return false}}`;

/** The response of a read that the page has begun already, once; nothing for any other call. It rejects as `fetch` does. */
export function takeFirstRead({ method, url }: Request): Promise<Response> | undefined {
  const { pathname, search } = new URL(url);
  const reads = globalThis.window?.jugalFirstReads;
  const read = method === 'GET' && search === '' ? reads?.[pathname] : undefined;
  if (reads && read) delete reads[pathname];
  return read;
}

/** From here on every read is sent anew: changes are reported from now on, and one that was begun before may lack them. */
export function forgetFirstReads(): void {
  if (globalThis.window) delete window.jugalFirstReads;
}
