import { pageLanguage } from '#messages/page-language.ts';
import { parseAs } from './request.ts';
import { deleteSessionMarker, hasSessionMarker, storeSessionMarker } from './session-marker.ts';

/** Longest wait for each of the two answers, in milliseconds. A connection that stays silent must not block leaving. */
const ANSWER_MAX_MS = 8000;

/**
 * Ends the session on the server, by `GET /api/logout` if `POST /api/auth/logout` fails (specification, section 7).
 * Returns false if no answer proves that it has ended: the network was cut, or something else answered.
 */
export async function endServerSession(): Promise<boolean> {
  // Only the server's success deletes the marker. It is set here, because an earlier try may have deleted it.
  storeSessionMarker(pageLanguage);
  const hasEnded = (await signOutByCall()) || (await signOutByAddress());
  deleteSessionMarker();
  return hasEnded;
}

/** Accepts only the server's success. A network's sign-in page answers 200 too, and a 401 may come from anything. */
async function signOutByCall(): Promise<boolean> {
  const response = await ask('POST', '/api/auth/logout');
  return response?.ok === true && (await readMessage(response)) !== null && isMarkerDeleted();
}

async function signOutByAddress(): Promise<boolean> {
  const response = await ask('GET', '/api/logout');
  return response?.type === 'opaqueredirect' && isMarkerDeleted();
}

function isMarkerDeleted(): boolean {
  return !hasSessionMarker(document.cookie);
}

function ask(method: string, path: string): Promise<Response | null> {
  const signal = AbortSignal.timeout(ANSWER_MAX_MS);
  const init = { method, credentials: 'same-origin', cache: 'no-store', redirect: 'manual', signal } as const;
  return fetch(path, init).catch(() => null);
}

async function readMessage(response: Response): Promise<string | null> {
  try {
    const { message } = parseAs<{ message?: unknown }>(await response.text());
    return typeof message === 'string' ? message : null;
  } catch {
    // No JSON, or an answer that was cut off.
    return null;
  }
}
