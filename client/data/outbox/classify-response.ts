import { isForeign } from '#client/lib/network/network-state.ts';
import { networkText } from '#messages/ui.ts';
import { isFields, type Fields, type PendingMutation } from './pending-mutation.ts';

/** Meaning of a response for the change that was sent. */
export type ResponseClass =
  | { kind: 'made'; body: unknown }
  /** The server or a proxy cannot respond now; `isForAll`: it rejects all changes of this member for a while. */
  | { kind: 'held'; isForAll: boolean }
  /** Something between has answered in place of the server: a proxy, or the sign-in page of a network. */
  | { kind: 'foreign'; status: number }
  /** The member is signed out, or another member is signed in. */
  | { kind: 'signed-out' }
  | { kind: 'stale'; newer: Fields }
  /** `gone`: the record that an edit is for does not exist any more. */
  | { kind: 'rejected' | 'gone'; reason: string };

const LATER: ReadonlySet<number> = new Set([408, 425, 429]);

/** Classifies the response to a change, for each of its senders (docs/topics/offline.md, 'What each response means'). */
export async function classifyResponse(
  response: Response,
  { method, body: sent }: Pick<PendingMutation, 'method' | 'body'>,
): Promise<ResponseClass> {
  const { status } = response;
  if (isForeign(response)) return { kind: 'foreign', status };
  const body = await readJson(response);
  if (response.ok) return { kind: 'made', body };
  const { code, message, newer } = isFields(body) ? body : {};
  if (status === 401 || code === 'password_change_required' || code === 'step_up_required')
    return { kind: 'signed-out' };
  if (status >= 500 || LATER.has(status)) return { kind: 'held', isForAll: status === 429 };
  // An earlier attempt succeeded, and its response or record is gone since; or the record to delete is already gone.
  if (code === 'id_taken' || code === 'record_gone' || (status === 404 && method === 'DELETE'))
    return { kind: 'made', body: null };
  if (code === 'stale' && isFields(newer)) return { kind: 'stale', newer };
  const isEdit = sent !== null && 'updatedAt' in sent;
  return {
    kind: status === 404 && isEdit ? 'gone' : 'rejected',
    reason: typeof message === 'string' && message ? message : networkText.status(status),
  };
}

/** Reads the whole body of the response; rejects if it is truncated. */
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
