import { parseAs } from './parse-as.ts';
import { hasSessionMarker } from './session-marker.ts';

/** Longest wait for each of the two answers, in milliseconds. A connection that stays silent must not block leaving. */
const ANSWER_MAX_MS = 8000;

/**
 * Ends the session on the server, by `GET /api/logout` if `POST /api/auth/logout` fails (specification, section 7).
 * Returns false if no answer proves that it has ended: the network was cut, or something else answered.
 */
export async function endServerSession(): Promise<boolean> {
  return (await signOutByCall()) || (await signOutByAddress());
}

/** Accepts only the server's own words: a network's sign-in page also answers 200, and an empty answer says nothing. */
async function signOutByCall(): Promise<boolean> {
  const response = await ask('POST', '/api/auth/logout');
  if (!response) return false;
  const hasEnded = response.ok || response.status === 401;
  return hasEnded && (await readMessage(response)) !== null;
}

/** Accepts the server's redirect, which also deletes the cookie that says that a member is signed in here. */
async function signOutByAddress(): Promise<boolean> {
  const response = await ask('GET', '/api/logout');
  return response?.type === 'opaqueredirect' && !hasSessionMarker(document.cookie);
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
