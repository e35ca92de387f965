import type { IncomingMessage } from 'node:http';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Fault } from '#domain/kernel/fault.ts';
import { type AnyEndpoint, JSON_BODY_BYTES } from '#domain/registry/endpoint.ts';
import { faultsText } from '#messages/faults.ts';
import { refuse } from '#server/platform/errors.ts';
import { toParams } from '../calls/handle.ts';
import { runForReader } from '../gate/reader.ts';
import { countValues } from './json-structure.ts';
import { hasFields, hasUnstorableText } from './json-text.ts';
import { openJsonThread } from './json-thread.ts';
import { readForm } from './read-form.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Dotted path of the endpoint in the contract. */
    endpoint?: string;
    hasSignedBody?: boolean;
    takesOneClickForm?: boolean;
    takesFile?: boolean;
    /** For a form over the endpoint's limit. */
    tooLarge?: Fault | null;
  }
  interface FastifyRequest {
    /** Raw body, for an endpoint with `hasSignedBody`. */
    signedBody: string | null;
    /** Number of body bytes read. */
    bodyBytes: number;
    /** True if the body was validated together with the path parameters, and is the endpoint's input. */
    isValidated: boolean;
  }
}

/** A body with more values is validated in the worker thread: each value may cost 10 µs. */
const VALUES_AT_ONCE = 500;

/** Returns true if a field of the endpoint's input is a file. Only such a call may be a multipart form. */
export function takesFile(endpoint: AnyEndpoint): boolean {
  const { inputSchema } = endpoint['~orpc'];
  return (
    inputSchema instanceof z.ZodObject && Object.values(inputSchema.shape).some((field) => field instanceof z.ZodFile)
  );
}

/**
 * Accepts JSON, and multipart forms for endpoints that take a file. Every other type is rejected with 415 before it is
 * read, so another site's plain form reaches only endpoints with `takesOneClickForm`.
 */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  const thread = openJsonThread();
  app.addHook('onClose', thread.close);
  app.decorateRequest('signedBody', null);
  app.decorateRequest('bodyBytes', 0);
  app.decorateRequest('isValidated', false);

  /** Parses JSON. Rejects with 400 if it is no object or holds text that PostgreSQL cannot store. */
  async function parse(request: FastifyRequest, json: string): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    void parseJson(request, json, (error: Error | null, parsed?: unknown) => {
      if (error) reject(error);
      else resolve(parsed);
    });
    const parsed = await promise;
    if (!hasFields(parsed) || hasUnstorableText(json, parsed))
      throw runForReader(request, () => refuse.invalid('invalid', faultsText.fields.invalid));
    return parsed;
  }

  async function validateInThread(request: FastifyRequest, bytes: Buffer): Promise<unknown> {
    const { endpoint = '' } = request.routeOptions.config;
    const { language } = request;
    const params = toParams(request);
    const caller = request.caller?.id ?? request.ip;
    const input = await runForReader(request, () => thread.validate({ endpoint, params, language, bytes }, caller));
    request.isValidated = true;
    return input;
  }

  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    // Fastify rejects a body with 413 as soon as it passes the route's `bodyLimit`.
    async (request: FastifyRequest, bytes: Buffer) => {
      request.bodyBytes = bytes.length;
      const { hasSignedBody, takesFile: isForm } = request.routeOptions.config;
      if (isForm && bytes.length > JSON_BODY_BYTES) throw runForReader(request, () => refuse.tooLarge());
      const values = runForReader(request, () => countValues(bytes));
      if (hasSignedBody) {
        request.signedBody = bytes.toString();
        return null;
      }
      if (bytes.length === 0) return undefined;
      const isLarge = values > VALUES_AT_ONCE || bytes.length > JSON_BODY_BYTES;
      return isLarge ? validateInThread(request, bytes) : parse(request, bytes.toString());
    },
  );
  app.addContentTypeParser('multipart/form-data', async (request: FastifyRequest, payload: IncomingMessage) => {
    if (!request.routeOptions.config.takesFile) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE();
    return readForm(request, payload);
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (request, _body, done) => {
    if (request.routeOptions.config.takesOneClickForm || request.headers['content-length'] === '0')
      done(null, undefined);
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE());
  });
  // `curl -d ''` and `fetch` with an empty string send a content type without a body.
  app.addContentTypeParser('*', (request, _payload, done) => {
    if (request.headers['content-length'] === '0') done(null, undefined);
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE());
  });
}
