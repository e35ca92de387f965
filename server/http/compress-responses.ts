import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import negotiate from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';
import { createWorkQueue } from '#packages/fair-queue/work-queue.ts';
import { firstLetters } from './gate/reader.ts';
import { ownerOf } from './limits/send-in-pieces.ts';

/** Characters. A shorter response fits a few packets, and compressing it costs more than it saves. */
const MIN_LENGTH = 16_384;
/** Quality 4 of 11 compresses a long list to a tenth of its size in a few milliseconds. */
const BROTLI_QUALITY = 4;
/** Responses compressed at once: half of Node's four threads, which files and passwords need too. */
const AT_ONCE = 2;

/**
 * Compresses long JSON responses for callers that accept it (decision 0025), by turns and only for callers that are still
 * there. Files are sent unchanged.
 */
export function compressResponses(app: FastifyInstance): void {
  const inTurn = createWorkQueue(AT_ONCE);
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < MIN_LENGTH) return payload;
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    void reply.header('vary', 'Accept-Encoding');
    if (!encoding) return payload;
    const compressed = await inTurn(ownerOf(request), async () =>
      reply.raw.destroyed ? null : compress(payload, encoding),
    );
    if (!compressed) return payload;
    void reply.header('content-encoding', encoding).removeHeader('content-length');
    return compressed;
  });
}

const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** Returns the best of our encodings that an `Accept-Encoding` header allows, or `null`. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding | null {
  const chosen = negotiate(firstLetters(String(accepted ?? '')), [...encodings]);
  return encodings.find((encoding) => encoding === chosen) ?? null;
}

function compress(payload: string, encoding: Encoding): Promise<Buffer> {
  return encoding === 'gzip'
    ? promisify(gzip)(payload)
    : promisify(brotliCompress)(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}
