import { ANSWER_PATIENCE_MS } from '#client/lib/network/network-state.ts';
import { MEMBER_HEADER } from '#domain/system/facts.ts';
import { pageLanguage } from '#messages/page-language.ts';
import type { PendingMutation } from './pending-mutation.ts';

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
