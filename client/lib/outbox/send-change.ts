import { MEMBER_HEADER } from '#contract/constants/system.ts';
import { pageLanguage } from '#messages/page-language.ts';
import type { WaitingChange } from './waiting-change.ts';

/** A network that takes longer than this, in milliseconds, is none: the change waits. */
const PATIENCE_MS = 20_000;

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
