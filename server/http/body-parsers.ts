import type { IncomingMessage } from 'node:http';
import { errorCodes, type FastifyInstance, type FastifyRequest } from 'fastify';
import type { Words } from '#contract/words.ts';
import { fieldsText } from '#messages/fields.ts';
import { refuse } from '#server/platform/errors.ts';
import { runForReader } from './gate/reader.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    hasSignedBody?: boolean;
    takesOneClickForm?: boolean;
    /** What is said of a form that is larger than the endpoint's limit. */
    tooLarge?: Words | null;
  }
  interface FastifyRequest {
    /** The body as it was sent, where the endpoint says that it is signed. */
    signedBody: string | null;
  }
}

/**
 * What a body may be: JSON, or a multipart form for files. Everything else is 415, so that no other site's plain form
 * reaches an endpoint that does not say so (`takesOneClickForm`). A signed body is kept as it was sent, for the check of its signature. A body over the
 * endpoint's limit is 413 as soon as the limit is passed; JSON that is no object, or has text that PostgreSQL cannot hold, is 400.
 */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.decorateRequest('signedBody', null);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.config.hasSignedBody) {
      request.signedBody = body.toString();
      done(null, null);
    } else if (body === '') done(null, undefined);
    else {
      const text = body.toString();
      void parseJson(request, text, (error: Error | null, parsed?: unknown) => {
        const isRefused = !error && (!hasFields(parsed) || hasUnstorableText(text, parsed));
        const refusal = () => refuse.invalid('invalid', fieldsText.invalid);
        done(isRefused ? runForReader(request, refusal) : error, parsed);
      });
    }
  });
  app.addContentTypeParser('multipart/form-data', readForm);
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

/** Every call takes an object. A list or a bare value must not pass as an object without fields. */
function hasFields(parsed: unknown): boolean {
  return typeof parsed === 'object' && !Array.isArray(parsed);
}

/**
 * Whether there is a U+0000 or half a surrogate pair in `parsed`. JSON carries both as escapes alone; most bodies have none, and
 * of those that have, writing them again escapes a surrogate only where its other half is missing.
 */
function hasUnstorableText(json: string, parsed: unknown): boolean {
  if (!/\\u(?:0000|d[89a-f])/i.test(json)) return false;
  return /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i.test(JSON.stringify(parsed));
}

const DRAIN_MAX_BYTES = 64 * 1024 * 1024;

/** Whether the rest of a refused body is read to its end; for a longer or endless one the connection is closed. */
export function isSmallEnoughToDrain(contentLength: string | undefined): boolean {
  return contentLength !== undefined && Number(contentLength) <= DRAIN_MAX_BYTES;
}

async function readForm(request: FastifyRequest, payload: IncomingMessage): Promise<FormData> {
  const {
    bodyLimit: maxBytes,
    config: { tooLarge },
  } = request.routeOptions;
  const refusal = () => runForReader(request, () => refuse.tooLarge(tooLarge?.()));
  if (Number(request.headers['content-length'] ?? 0) > maxBytes) throw refusal();
  const chunks: Buffer[] = [];
  let readBytes = 0;
  // A broken connection ends the loop with an error, before anything is stored.
  for await (const chunk of payload as AsyncIterable<Buffer>) {
    readBytes += chunk.length;
    if (readBytes > maxBytes) throw refusal();
    chunks.push(chunk);
  }
  try {
    const headers = { 'content-type': request.headers['content-type'] ?? '' };
    return await new Response(Buffer.concat(chunks), { headers }).formData();
  } catch (error) {
    throw Object.assign(new Error('the form could not be read', { cause: error }), { statusCode: 400 });
  }
}
