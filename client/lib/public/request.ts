/** An answer that is no success. `message` is the server's, for the member; `status` 0 means that no answer came, and there are no words. */
export class RequestError extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/**
 * One call from a page that does without the API client: sends `body` as JSON, answers the JSON. Types are the caller's,
 * taken from the contract. Throws `RequestError` with the answer's message, its error, its text or the status text.
 */
export async function request<Output>(method: 'GET' | 'POST', path: string, body?: object): Promise<Output> {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new RequestError('', 0);
  });
  const text = await response.text();
  if (!response.ok) throw new RequestError(readMessage(text) || response.statusText, response.status);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the contract's tests hold every answer to its type
  return JSON.parse(text || 'null') as Output;
}

/** The words of an error answer: its message, its error, or its text; empty where it has none for a person, such as a proxy's page. */
export function readMessage(text: string): string {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null) return text;
    if ('message' in body && typeof body.message === 'string') return body.message;
    return 'error' in body && typeof body.error === 'string' ? body.error : '';
  } catch {
    return text.trimStart().startsWith('<') ? '' : text;
  }
}
