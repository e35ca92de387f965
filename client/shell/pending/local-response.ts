import type { Outcome } from '#client/data/outbox/outbox.ts';
import { KEPT_HEADER } from '#client/lib/network/kept-answers.ts';
import { isServerFailing } from '#client/lib/network/network-state.ts';

/** Returns the local response to a change by how it was kept. An `undefined` answer has no body or an empty object. */
export function toLocalResponse(answer: unknown, outcome?: Outcome['kind']): Response {
  const kept = outcome === 'unanswered' && isServerFailing() ? 'held' : outcome;
  if (answer === undefined && !kept) return new Response(null, { status: 204 });
  return Response.json(answer ?? {}, { headers: kept ? { [KEPT_HEADER]: kept } : {} });
}
