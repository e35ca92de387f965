import { isWithoutAnswer } from '#client/lib/api-error.ts';
import { notStoredError } from '#client/lib/public/request.ts';
import type { Fields } from './pending-mutation.ts';

/** A change that could not be stored: its key, and its body with ids and the base version if it was described. */
interface Unkept {
  key: string;
  body?: Fields | null;
}

/** Sends a change that this device cannot store. Its key prevents a duplicate if an earlier attempt got through. */
export async function sendUnkept(
  request: Request,
  { key, body }: Unkept,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set('idempotency-key', key);
  const { method, url } = request;
  const described = body ? new Request(url, { method, headers, body: JSON.stringify(body) }) : null;
  try {
    return await send(described ?? new Request(request, { headers }));
  } catch (error) {
    throw isWithoutAnswer(error) ? notStoredError() : error;
  }
}
