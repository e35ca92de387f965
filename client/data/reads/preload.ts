import { markerPattern } from '#client/lib/public/session-marker.ts';
import { MEMBER_HEADER } from '#domain/system/facts.ts';
import { lockFlagKey } from '../lock/lock-flag.ts';
import { copiedFlagKey } from './copied-flag.ts';

/** The read of every screen behind the gate. */
const GATE_READ = '/api/auth/user';
const COPY_READ = '/api/copy';

/** Preload calls in progress, by path; the first script that needs one takes it. That of the copy names its member. */
declare global {
  interface Window {
    jugalFirstReads?: { [GATE_READ]?: Promise<Response>; [COPY_READ]?: Promise<[string, Response]> };
  }
}

/**
 * Asks who is signed in while the first screen's scripts load, if a member probably is and app lock is off, and for the
 * first page of their copy unless the device has one; on a slow network this saves seconds. It runs in the head of the
 * app's shell and is constant, because the server allows inline scripts by their hash.
 */
export const firstReadsScript = `if(${String(markerPattern)}.test(document.cookie)&&!has('${lockFlagKey}')){var p='${GATE_READ}',r=window.jugalFirstReads={};(r[p]=fetch(p)).catch(none);if(!has('${copiedFlagKey}'))(r['${COPY_READ}']=Promise.all([r[p].then(function(a){return a.clone().json()}),fetch('${COPY_READ}',{headers:{'accept-language':document.documentElement.lang}})]).then(function(b){return[b[0].id,b[1]]})).catch(none)}function none(){}function has(k){try{return localStorage.getItem(k)!==null}catch(e){return false}}`;

/**
 * Takes the response of a preloaded read, once; `undefined` for any other call. It rejects as `fetch` does. A copy that
 * did not arrive, or is of another member, is asked for by `send`.
 */
export function claimPreloaded(
  { method, url, headers }: Request,
  send: () => Promise<Response>,
): Promise<Response> | undefined {
  const { pathname, search } = new URL(url);
  const reads = globalThis.window?.jugalFirstReads;
  if (!reads || method !== 'GET' || search !== '') return undefined;
  if (pathname === GATE_READ) {
    const { [GATE_READ]: read } = reads;
    delete reads[GATE_READ];
    return read;
  }
  if (pathname !== COPY_READ) return undefined;
  const { [COPY_READ]: read } = reads;
  delete reads[COPY_READ];
  return read?.then(([memberId, response]) => (memberId === headers.get(MEMBER_HEADER) ? response : send()), send);
}

/** Discards the preloaded reads. Changes are reported from now on, and a read that started earlier may miss some. */
export function dropPreloaded(): void {
  if (globalThis.window) delete window.jugalFirstReads;
}
