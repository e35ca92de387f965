import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { networkOf } from '../gate/network-of.ts';
import { runForReader } from '../gate/reader.ts';
import type { Answers } from './answers.ts';

/** Bytes. A longer answer is sent in pieces of this size, so that a reader's progress shows. */
const PIECE_BYTES = 64 * 1024;

/** Sends long answers piece by piece as they are read, and counts them until then. */
export function sendInPieces(app: FastifyInstance, answers: Answers): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isShort = typeof payload === 'string' ? payload.length < PIECE_BYTES / 3 : !Buffer.isBuffer(payload);
    if (isShort || request.method === 'HEAD') {
      done();
      return;
    }
    const bytes = Buffer.isBuffer(payload) ? payload : Buffer.from(String(payload));
    if (bytes.length <= PIECE_BYTES) {
      done(null, bytes);
      return;
    }
    try {
      const owner = request.caller?.id ?? networkOf(request.ip);
      runForReader(request, () => answers.hold(owner, reply.raw, bytes.length));
    } catch (error) {
      void reply.removeHeader('content-encoding').header('connection', 'close');
      done(error instanceof Error ? error : new Error(String(error)));
      return;
    }
    void reply.header('content-length', bytes.length);
    done(null, Readable.from(pieces(bytes), { objectMode: false, highWaterMark: PIECE_BYTES }));
  });
}

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) yield bytes.subarray(from, from + PIECE_BYTES);
}
