import { KEPT_HEADER } from '#client/lib/network/kept-answers.ts';
import { isServerFailing } from '#client/lib/network/network-state.ts';

/** Returns the local response to a kept change; `undefined` has no body. */
export function toLocalResponse(answer: unknown): Response {
  if (answer === undefined) return new Response(null, { status: 204 });
  return Response.json(answer, { headers: isServerFailing() ? { [KEPT_HEADER]: '1' } : {} });
}
