import { isWithoutAnswer } from '#client/lib/api-error.ts';
import { keepsNothing } from '#client/lib/public/request.ts';

/**
 * Sends a change that this device cannot store. The idempotency key prevents a duplicate if an earlier attempt got
 * through.
 */
export async function sendUnkept(
  request: Request,
  key: string,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set('idempotency-key', key);
  try {
    return await send(new Request(request, { headers }));
  } catch (error) {
    throw isWithoutAnswer(error) ? keepsNothing() : error;
  }
}
