import type { IncomingMessage } from 'node:http';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import { JSON_BODY_BYTES } from '#contract/endpoint.ts';
import type { Words } from '#contract/words.ts';
import { fieldsText } from '#messages/fields.ts';
import { refuse } from '#server/platform/errors.ts';
import { toParams } from '../api-handler.ts';
import { runForReader } from '../gate/reader.ts';
import { countValues } from './json-structure.ts';
import { hasFields, hasUnstorableText } from './json-text.ts';
import { openJsonThread } from './json-thread.ts';
import { readForm } from './read-form.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The endpoint's place in the contract. */
    endpoint?: string;
    hasSignedBody?: boolean;
    takesOneClickForm?: boolean;
    takesFile?: boolean;
    /** What is said of a form that is larger than the endpoint's limit. */
    tooLarge?: Words | null;
  }
  interface FastifyRequest {
    /** The body as it was sent, where the endpoint says that it is signed. */
    signedBody: string | null;
    /** Bytes of the body that were read. */
    bodyBytes: number;
    /** The body was validated with the path's parameters, and is the endpoint's input. */
    isValidated: boolean;
  }
}

/** More than these are validated in the thread: each may cost 10 µs. */
const VALUES_AT_ONCE = 500;

/**
 * What a body may be: JSON, or a multipart form where the endpoint takes a file. Everything else is 415 before it is read, so that no
 * other site's plain form reaches an endpoint that does not say so (`takesOneClickForm`). A body over the endpoint's limit is 413 as soon
 * as the limit is passed. JSON that is nested too deep, no object, or has text that PostgreSQL cannot hold is 400.
 */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  const thread = openJsonThread();
  app.addHook('onClose', thread.close);
  app.decorateRequest('signedBody', null);
  app.decorateRequest('bodyBytes', 0);
  app.decorateRequest('isValidated', false);

  async function parse(request: FastifyRequest, json: string): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    void parseJson(request, json, (error: Error | null, parsed?: unknown) => {
      if (error) reject(error);
      else resolve(parsed);
    });
    const parsed = await promise;
    if (!hasFields(parsed) || hasUnstorableText(json, parsed))
      throw runForReader(request, () => refuse.invalid('invalid', fieldsText.invalid));
    return parsed;
  }

  async function validateInThread(request: FastifyRequest, bytes: Buffer): Promise<unknown> {
    const { endpoint = '' } = request.routeOptions.config;
    const { language } = request;
    const params = toParams(request);
    const caller = request.caller?.id ?? request.ip;
    const input = await runForReader(request, () =>
      thread.validate({ endpoint, params, language, bytes }, caller),
    );
    request.isValidated = true;
    return input;
  }

  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, bytes: Buffer) => {
      request.bodyBytes = bytes.length;
      const { hasSignedBody, takesFile } = request.routeOptions.config;
      if (takesFile && bytes.length > JSON_BODY_BYTES) throw runForReader(request, () => refuse.tooLarge());
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
  app.addContentTypeParser(
    'multipart/form-data',
    async (request: FastifyRequest, payload: IncomingMessage) => {
      if (!request.routeOptions.config.takesFile) throw new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE();
      return readForm(request, payload);
    },
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, _body, done) => {
      if (request.routeOptions.config.takesOneClickForm || request.headers['content-length'] === '0')
        done(null, undefined);
      else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE());
    },
  );
  // `curl -d ''` and `fetch` with an empty text name a type of a body that is not there.
  app.addContentTypeParser('*', (request, _payload, done) => {
    if (request.headers['content-length'] === '0') done(null, undefined);
    else done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE());
  });
}

const DRAIN_MAX_BYTES = 64 * 1024 * 1024;

/** Returns true if the rest of a refused body is read to its end; for a longer or endless one the connection is closed. */
export function isSmallEnoughToDrain(contentLength: string | undefined): boolean {
  return contentLength !== undefined && Number(contentLength) <= DRAIN_MAX_BYTES;
}
