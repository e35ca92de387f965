import { MEMBER_HEADER, SERVER_HEADER } from '#domain/system/facts.ts';
import { memoriesText } from '#messages/memories.ts';
import { pageLanguage } from '#messages/page-language.ts';
import type { PendingMutation, PendingFile } from '../outbox/pending-mutation.ts';
import { readPicture } from './gallery/gallery-store.ts';

/** Upload timeout in milliseconds, for a photo on a slow network. */
const FILE_PATIENCE_MS = 180_000;

/** Uploads a photo of a change in its member's name. One that this device has lost gets a 400 like the server's. */
export async function sendPendingPhoto(
  { memberId }: PendingMutation,
  { key, blob, contentHash, name }: PendingFile,
): Promise<Response> {
  const photo = blob ?? (contentHash && (await readPicture(memberId, contentHash)));
  if (!photo)
    return Response.json(
      { code: 'photo_gone', message: memoriesText.photoGone },
      { status: 400, headers: { [SERVER_HEADER]: '' } },
    );
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
