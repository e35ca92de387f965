import { SERVER_HEADER } from '#domain/system/facts.ts';

/** Returns a JSON response as the server sends it. */
export function serverAnswer(body: unknown, init: { status?: number } = {}): Response {
  return Response.json(body, { ...init, headers: { [SERVER_HEADER]: 'test' } });
}
