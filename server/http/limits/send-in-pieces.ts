import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../gate/network-of.ts';
import { runForReader } from '../gate/reader.ts';
import type { Answers } from './answers.ts';

/** Bytes. A longer answer is sent in pieces of this size, so that a reader's progress shows. */
const PIECE_BYTES = 64 * 1024;

/** Returns the name by which the answers of a request are counted: its member, or its network without a session. */
export function ownerOf(request: FastifyRequest): string {
  return request.caller?.id ?? networkOf(request.ip);
}

/** Reserves room for long answers before they are compressed. Answers 429 if the owner has no room left. */
export function askForRoom(app: FastifyInstance, answers: Answers): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const bytes = measure(request, payload);
    if (bytes > PIECE_BYTES) holdBytes(answers, request, reply, bytes);
    return payload;
  });
}

/** Sends long answers piece by piece as they are read, and counts them until then. */
export function sendInPieces(app: FastifyInstance, answers: Answers): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (measure(request, payload) <= PIECE_BYTES) return payload;
    const bytes = Buffer.isBuffer(payload) ? payload : Buffer.from(String(payload));
    holdBytes(answers, request, reply, bytes.length);
    void reply.header('content-length', bytes.length);
    return Readable.from(pieces(bytes), { objectMode: false, highWaterMark: PIECE_BYTES });
  });
}

function holdBytes(answers: Answers, request: FastifyRequest, reply: FastifyReply, bytes: number): void {
  try {
    runForReader(request, () => answers.hold(ownerOf(request), reply.raw, bytes));
  } catch (error) {
    void reply.removeHeader('content-encoding').removeHeader('etag').header('connection', 'close');
    throw error;
  }
}

/** Returns the bytes of a payload in memory; 0 for streams, for short texts without counting, and without a body. */
function measure({ method }: FastifyRequest, payload: unknown): number {
  if (method === 'HEAD') return 0;
  if (Buffer.isBuffer(payload)) return payload.length;
  return typeof payload === 'string' && payload.length >= PIECE_BYTES / 3 ? Buffer.byteLength(payload) : 0;
}

function* pieces(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) yield bytes.subarray(from, from + PIECE_BYTES);
}
