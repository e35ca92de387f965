import { brotliCompress, type CompressCallback, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Characters. Below it an answer fits a few packets, and compressing it costs more than it saves. */
const WORTHWHILE_LENGTH = 16_384;
/** Of 11: a long list in a few milliseconds, at a tenth of its size. */
const BROTLI_QUALITY = 4;

/** Compresses long JSON answers (thousands of memories on a phone's network) for callers that take it. Files are left alone. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < WORTHWHILE_LENGTH) {
      done();
      return;
    }
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    void reply.header('vary', 'Accept-Encoding');
    if (!encoding) {
      done();
      return;
    }
    compress(payload, encoding, (error, compressed) => {
      if (error) {
        done(error);
        return;
      }
      void reply.header('content-encoding', encoding).removeHeader('content-length');
      done(null, compressed);
    });
  });
}

export type Encoding = 'br' | 'gzip';

/** The best of the encodings that a caller takes, or `null`. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding | null {
  const offered = String(accepted ?? '')
    .split(',')
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .map((entry) => entry.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => offered.includes(encoding)) ?? null;
}

function compress(payload: string, encoding: Encoding, done: CompressCallback): void {
  if (encoding === 'gzip') gzip(payload, done);
  else brotliCompress(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }, done);
}
