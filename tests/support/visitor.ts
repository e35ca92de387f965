import { createORPCClient } from '@orpc/client';
import type { ContractRouterClient } from '@orpc/contract';
import { OpenAPILink } from '@orpc/openapi-client/fetch';
import type { FastifyInstance } from 'fastify';
import { contract, type Contract } from '#domain/api.ts';
import type { Language } from '#domain/kernel/languages.ts';
import { decodeApiError } from './api-error.ts';

/** The API as the pages' client calls it, with the contract's types. */
export type ApiClient = ContractRouterClient<Contract>;

/** A browser of a visitor: its cookie jar, raw fetch, and the typed client over it. */
export interface Visitor {
  api: ApiClient;
  /** Sends a request; `path` starts with a slash, headers and body as for the global `fetch`. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  cookies: Map<string, string>;
}

/**
 * Creates a new browser without cookies that calls `app` without a network, as if from `address` and from pages in
 * `language`.
 */
export function createVisitor(app: FastifyInstance, address = '127.0.0.1', language?: Language): Visitor {
  const cookies = new Map<string, string>();

  async function send(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const body = request.body ? Buffer.from(await request.arrayBuffer()) : undefined;
    const headers: Record<string, string> = { ...Object.fromEntries(request.headers), host: 'jugal.test' };
    if (language) headers['accept-language'] ??= language;
    if (cookies.size > 0) headers['cookie'] = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await app.inject({
      method: request.method as 'GET',
      url: url.pathname + url.search,
      headers,
      remoteAddress: address,
      ...(body && { payload: body }),
    });
    for (const line of [response.headers['set-cookie'] ?? []].flat()) {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (attributes.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    }
    const answerHeaders = new Headers();
    for (const [name, value] of Object.entries(response.headers)) {
      for (const line of [value ?? []].flat()) answerHeaders.append(name, String(line));
    }
    const hasBody = ![204, 304].includes(response.statusCode);
    return new Response(hasBody ? new Uint8Array(response.rawPayload) : null, {
      status: response.statusCode,
      headers: answerHeaders,
    });
  }

  const link = new OpenAPILink(contract, {
    url: 'http://jugal.test',
    fetch: (request, init) => send(new Request(request, init)),
    customErrorResponseBodyDecoder: decodeApiError,
  });
  return {
    cookies,
    api: createORPCClient(link),
    fetch: (path, init) => send(new Request(`http://jugal.test${path}`, init)),
  };
}
