import type { ErrorCode } from '#contract/error-codes.ts';
import { networkText } from '#messages/en/screens/network.ts';

/** What the server says of a call that failed; `code` is `null` where the response has none. */
interface Failure {
  code: ErrorCode | null;
  message: string;
}

/** A response that is no success. `message` is the server's, for the member; `status` 0 means that no response came. */
export class RequestError extends Error {
  readonly status: number;
  readonly code: ErrorCode | null;

  constructor({ code, message }: Failure, status: number) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** The error of a response with this body; `statusText` stands in where the body has no words. */
export function toRequestError(body: string, status: number, statusText: string): RequestError {
  const { code, message } = readFailure(body);
  return new RequestError({ code, message: message || statusText }, status);
}

/** No response came: nothing but the network is to blame. */
export function noResponse(): RequestError {
  return new RequestError({ code: null, message: networkText.offline }, 0);
}

/**
 * One call from a page that does without the API client: sends `body` as JSON and returns the JSON. Types are the caller's,
 * taken from the contract. Throws `RequestError` with the answer's message, its error, its text or the status text.
 */
export async function request<Output>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<Output> {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw noResponse();
  });
  const text = await response.text();
  if (!response.ok) throw toRequestError(text, response.status, response.statusText);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's tests hold every answer to its type
  return JSON.parse(text || 'null') as Output;
}

/** The words of an error answer: its message, its error, or its text; empty where it has none for a person, such as a proxy's page. */
export function readFailure(text: string): Failure {
  const body = parseJson(text);
  if (typeof body !== 'object' || body === null)
    return { code: null, message: text.trimStart().startsWith('<') ? '' : text };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's tests hold every code to the list
  const code = 'code' in body && typeof body.code === 'string' ? (body.code as ErrorCode) : null;
  if ('message' in body && typeof body.message === 'string') return { code, message: body.message };
  return { code, message: 'error' in body && typeof body.error === 'string' ? body.error : '' };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's page, or plain words: the caller reads the text itself.
    return null;
  }
}
