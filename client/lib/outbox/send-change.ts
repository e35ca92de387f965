import { MEMBER_HEADER } from '#contract/constants/system.ts';
import { pageLanguage } from '#messages/page-language.ts';
import type { WaitingChange, WaitingFile } from './waiting-change.ts';

/** A network that takes longer than this, in milliseconds, is none: the change waits. */
const PATIENCE_MS = 20_000;
/** A photo on a slow network. */
const FILE_PATIENCE_MS = 180_000;

/** Sends a change as its member's, whoever is signed in. `headers`: the window's own. */
export function sendChange(
  { key, memberId, method, path, body }: WaitingChange,
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
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
}

/** Uploads a photo of a change, as its member's too. */
export function sendFile({ memberId }: WaitingChange, { key, blob, name }: WaitingFile): Promise<Response> {
  const form = new FormData();
  form.set('photo', blob, name);
  return fetch('/api/memories/photos', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'accept-language': pageLanguage, 'idempotency-key': key, [MEMBER_HEADER]: memberId },
    body: form,
    signal: AbortSignal.timeout(FILE_PATIENCE_MS),
  });
}
