import { isFields, type Fields } from './waiting-change.ts';

/** What an answer means for the change that was sent. */
export type Verdict =
  | { kind: 'done'; body: unknown }
  /** The server, or what stands before it, cannot answer now; `isForAll`: it takes nothing of this member for a while. */
  | { kind: 'later'; isForAll: boolean }
  /** Nobody is signed in, or somebody else. */
  | { kind: 'signed-out' }
  | { kind: 'stale'; newer: Fields }
  | { kind: 'refused'; reason: string };

const LATER: ReadonlySet<number> = new Set([408, 425, 429]);

export async function judge(response: Response, method: string): Promise<Verdict> {
  const { status } = response;
  const body = await readJson(response);
  if (response.ok) return { kind: 'done', body };
  const { code, message, newer } = isFields(body) ? body : {};
  if (status === 401 || code === 'password_change_required' || code === 'step_up_required')
    return { kind: 'signed-out' };
  if (status >= 500 || LATER.has(status)) return { kind: 'later', isForAll: status === 429 };
  // It arrived once: so long ago that its answer is forgotten, or what it made is gone since. Or it is gone, as it should be.
  if (code === 'id_taken' || code === 'record_gone' || (status === 404 && method === 'DELETE'))
    return { kind: 'done', body: null };
  if (code === 'stale' && isFields(newer)) return { kind: 'stale', newer };
  return { kind: 'refused', reason: typeof message === 'string' ? message : response.statusText };
}

/** Whether the answer is not the server's word on the change: it may have been made. */
export async function isUnanswered(response: Response): Promise<boolean> {
  if (response.status < 500) return false;
  const body = await readJson(response.clone());
  return !isFields(body) || !('code' in body);
}

/** The answer with all of its body: rejects where it breaks off in between. */
export async function readWhole(response: Response): Promise<Response> {
  const { status, statusText, headers } = response;
  const body = await response.arrayBuffer();
  return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers });
}

export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    // A proxy's page.
    return null;
  }
}
