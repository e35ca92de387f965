import { KEPT_HEADER } from '#client/lib/network/kept-answers.ts';
import { isServerFailing } from '#client/lib/network/network-state.ts';
import type { Outcome } from '#client/data/outbox/outbox.ts';

/** Returns the local response to a change by how it was kept; `undefined` has no body. */
export function toLocalResponse(answer: unknown, outcome?: Outcome['kind']): Response {
  if (answer === undefined) return new Response(null, { status: 204 });
  const kept = outcome === 'unanswered' && isServerFailing() ? 'held' : outcome;
  return Response.json(answer, { headers: kept ? { [KEPT_HEADER]: kept } : {} });
}
