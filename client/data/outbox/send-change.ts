import { MEMBER_HEADER } from '#contract/constants/system.ts';
import { memoriesText } from '#messages/memories.ts';
import { pageLanguage } from '#messages/page-language.ts';
import { ANSWER_PATIENCE_MS } from '#client/lib/network/network-state.ts';
import { readPicture } from '../upload/gallery/gallery-store.ts';
import type { PendingMutation, PendingFile } from './pending-mutation.ts';

/** Upload timeout in milliseconds, for a photo on a slow network. */
const FILE_PATIENCE_MS = 180_000;

/** Sends a change in its member's name, whichever member is signed in. `headers` are the window's own. */
export function sendChange(
  { key, memberId, method, path, body }: PendingMutation,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(path, {
    method,
    credentials: 'same-origin',
    headers: {
      ...headers,
      'accept-language': pageLanguage,
      'idempotency-key': key,
      [MEMBER_HEADER]: memberId,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(ANSWER_PATIENCE_MS),
  });
}

/**
 * Uploads a photo of a change, also in its member's name. A photo that this device has lost gets a 400 like the
 * server's.
 */
export async function sendFile(
  { memberId }: PendingMutation,
  { key, blob, contentHash, name }: PendingFile,
): Promise<Response> {
  const photo = blob ?? (contentHash && (await readPicture(memberId, contentHash)));
  if (!photo) return Response.json({ code: 'photo_gone', message: memoriesText.photoGone }, { status: 400 });
  const form = new FormData();
  form.set('photo', photo, name);
  if (contentHash) form.set('contentHash', contentHash);
  return fetch('/api/memories/photos', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'accept-language': pageLanguage, 'idempotency-key': key, [MEMBER_HEADER]: memberId },
    body: form,
    signal: AbortSignal.timeout(FILE_PATIENCE_MS),
  });
}
