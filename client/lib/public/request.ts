import type { ErrorCode } from '#domain/registry/error-codes.ts';
import { pageLanguage } from '#messages/page-language.ts';
import { networkText } from '#messages/ui.ts';

/** The server's description of a failed call; `code` is `null` if the response has none. */
interface Failure {
  code: ErrorCode | null;
  message: string;
  /** Reference of a failure on our side that a member can report. */
  reference?: string | null;
}

/**
 * Error of an unsuccessful response. `message` is the server's, for the member, and empty if it sent none; `status` 0
 * means that there was no response.
 */
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

/** Returns the error of a response with this body. Its message is empty if the body has no words for a person. */
export function toRequestError(body: string, status: number): RequestError {
  return new RequestError(readFailure(body), status);
}

/** Returns the error of a call without a response: the network failed. */
export function noResponse(): RequestError {
  return new RequestError({ code: null, message: networkText.offline }, 0);
}

/** Returns the error of a call without a response that this device cannot store for later. */
export function notStoredError(): RequestError {
  return new RequestError({ code: null, message: networkText.keepsNothing }, 0);
}

/**
 * Sends one call from a page without the API client: `body` as JSON, returning the JSON. Types come from the contract
 * by the caller; throws `RequestError` with the response's message, error or text.
 */
export async function request<Output>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Output> {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: { 'accept-language': pageLanguage, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw noResponse();
  });
  const text = await response.text();
  if (!response.ok) throw toRequestError(text, response.status);
  return parseAs<Output>(text || 'null');
}

/** Parses JSON whose type its writer determines: the server by the contract, or the build. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- it names the writer's type
export function parseAs<Data>(json: string): Data {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the writer's own types and tests hold it to the type
  return JSON.parse(json) as Data;
}

/** Names of the statuses of a failed server, as proxies and frameworks send them: no words for a person. */
const serverFailures = /^(?:5\d\d )?(?:internal server error|bad gateway|service unavailable|gateway time-?out)\.?$/i;

/**
 * Reads the message of an error response: its message, its error, or its text. Empty if it has none for a person, such
 * as a proxy's page or the name of the status.
 */
export function readFailure(text: string): Failure {
  const failure = readWords(text);
  return serverFailures.test(failure.message.trim()) ? { ...failure, message: '' } : failure;
}

function readWords(text: string): Failure {
  const body = parseJson(text);
  if (typeof body !== 'object' || body === null)
    return { code: null, message: text.trimStart().startsWith('<') ? '' : text };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's tests hold every code to the list
  const code = 'code' in body && typeof body.code === 'string' ? (body.code as ErrorCode) : null;
  const reference = 'reference' in body && typeof body.reference === 'string' ? body.reference : null;
  if ('message' in body && typeof body.message === 'string') return { code, message: body.message, reference };
  return { code, message: 'error' in body && typeof body.error === 'string' ? body.error : '', reference };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy's page or plain text: the caller reads the text itself.
    return null;
  }
}
