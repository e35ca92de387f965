import { noResponse } from '#client/lib/public/request.ts';
import type { CalledEndpoint } from './called-endpoint.ts';

/**
 * Returns the request of a call: the input's fields fill the path's parameters, and the others are the query of a GET
 * or the JSON body. Files are sent by `upload-file.ts`.
 */
export function toCallRequest(
  { route }: CalledEndpoint,
  input: unknown,
  { headers, signal }: { headers: Record<string, string>; signal?: AbortSignal | undefined },
): Request {
  const [method = '', pattern = ''] = route.split(' ');
  const { path, rest } = fillPath(pattern, input);
  const url = new URL(path, globalThis.location.origin);
  // A redirect is never an answer to a call.
  const init = { method, redirect: 'manual', ...(signal && { signal }) } as const;
  if (method !== 'GET' && rest !== undefined) {
    const json = { ...headers, 'content-type': 'application/json' };
    return new Request(url, { ...init, headers: json, body: JSON.stringify(rest) });
  }
  for (const [name, value] of listParameters(rest)) url.searchParams.append(name, value);
  return new Request(url, { ...init, headers });
}

/** Returns the JSON of a successful response; `undefined` for an empty one. Throws `noResponse()` for any other text. */
export async function readAnswer(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // The page of a network that asks for a sign-in, not our server's answer.
    throw noResponse();
  }
}

/** Fills the path's parameters; `rest` is the input without them, `undefined` if they were all. */
function fillPath(pattern: string, input: unknown): { path: string; rest: unknown } {
  const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.length === 0 || typeof input !== 'object' || input === null) return { path: pattern, rest: input };
  const fields = new Map<string, unknown>(Object.entries(input));
  const path = names.reduce(
    (filled, name) => filled.replace(`{${name}}`, encodeURIComponent(String(fields.get(name)))),
    pattern,
  );
  for (const name of names) fields.delete(name);
  return { path, rest: fields.size > 0 ? Object.fromEntries(fields) : undefined };
}

/** Lists query parameters in bracket notation, such as `tags[0]`. The server reads an absent one as its default. */
function listParameters(value: unknown, name = ''): [name: string, value: string][] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, each]) => listParameters(each, name ? `${name}[${key}]` : key));
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain ? [[name, String(value)]] : [];
}
