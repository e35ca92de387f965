import type { ErrorCode } from '#contract/error-codes.ts';
import { pageLanguage } from '#messages/page-language.ts';
import { networkText } from '#messages/screens/network.ts';

/** What the server says of a call that failed; `code` is `null` where the response has none. */
interface Failure {
  code: ErrorCode | null;
  message: string;
  /** What a member can tell us of a failure on our side. */
  reference?: string | null;
}

/** A response that is no success. `message` is the server's, for the member; `status` 0 means that no response came. */
export class RequestError extends Error {
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly reference: string | null;

  constructor({ code, message, reference = null }: Failure, status: number) {
    super(message);
    this.code = code;
    this.reference = reference;
    this.status = status;
  }
}

/** The error of a response with this body; `statusText` stands in where the body has no words. */
export function toRequestError(body: string, status: number, statusText: string): RequestError {
  const failure = readFailure(body);
  return new RequestError({ ...failure, message: failure.message || statusText }, status);
}

/** No response came: nothing but the network is to blame. */
export function noResponse(): RequestError {
  return new RequestError({ code: null, message: networkText.offline }, 0);
}

/** No response came, and this device cannot keep the change for later. */
export function keepsNothing(): RequestError {
  return new RequestError({ code: null, message: networkText.keepsNothing }, 0);
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
    headers: { 'accept-language': pageLanguage, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
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
  const reference = 'reference' in body && typeof body.reference === 'string' ? body.reference : null;
  if ('message' in body && typeof body.message === 'string')
    return { code, message: body.message, reference };
  return { code, message: 'error' in body && typeof body.error === 'string' ? body.error : '', reference };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's page, or plain words: the caller reads the text itself.
    return null;
  }
}
