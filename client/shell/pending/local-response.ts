import type { Outcome } from '#client/data/outbox/outbox.ts';
import type { NewChange } from '#client/data/outbox/stored/change-store.ts';
import { KEPT_HEADER } from '#client/lib/network/kept-answers.ts';
import { isServerFailing } from '#client/lib/network/network-state.ts';
import { rulesOf } from './offline-rules.ts';

/**
 * Returns the local response to a change by how it was kept: the object as it was, with the fields that were sent. Screens
 * show rows of the copy, and read of a response its id and what the rules add (`answer`).
 */
export function toLocalResponse(change: NewChange, outcome?: Outcome['kind']): Response {
  const kept = outcome === 'unanswered' && isServerFailing() ? 'held' : outcome;
  const headers = kept ? { [KEPT_HEADER]: kept } : {};
  if (change.method === 'DELETE') return kept ? Response.json({}, { headers }) : new Response(null, { status: 204 });
  const { before, body, objectId, call } = change;
  const answer = rulesOf(call)?.answer?.({ ...change, order: 0 });
  return Response.json({ ...before, ...body, id: objectId, ...answer }, { headers });
}
