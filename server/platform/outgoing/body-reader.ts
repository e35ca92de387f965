import type { IncomingMessage } from 'node:http';
import { OutgoingFailure } from './outgoing-failure.ts';

/** Pieces of an answer. Each costs an event and an object, however small it is. */
const PIECES_MAX = 20_000;
/** Pieces after which they must have a usual size. */
const PIECES_FREE = 1000;
const PIECE_BYTES_MIN = 64;

/** Reads a body into one buffer of a fixed size, which the system backs with memory as it fills. */
export function readBody(
  response: IncomingMessage,
  maxBytes: number,
  fail: () => OutgoingFailure,
): Promise<ArrayBuffer> {
  const { promise, resolve, reject } = Promise.withResolvers<ArrayBuffer>();
  const body = new Uint8Array(maxBytes);
  let size = 0;
  let pieces = 0;
  response.on('data', (piece: Buffer) => {
    pieces += 1;
    if (size + piece.length > maxBytes) reject(new OutgoingFailure('tooLarge'));
    else if (areTooSmall(pieces, size + piece.length)) reject(new OutgoingFailure('unreachable'));
    else {
      body.set(piece, size);
      size += piece.length;
      return;
    }
    response.removeAllListeners('data').destroy();
  });
  response.once('end', () => resolve(body.buffer.transfer(size)));
  response.on('error', () => reject(fail()));
  response.once('close', () => reject(fail()));
  return promise;
}

function areTooSmall(pieces: number, bytes: number): boolean {
  return pieces > PIECES_MAX || (pieces > PIECES_FREE && bytes < pieces * PIECE_BYTES_MIN);
}
