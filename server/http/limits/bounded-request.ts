import { IncomingMessage } from 'node:http';

/** Pieces of a body after which they must have a usual size. */
const PIECES_FREE = 1000;
const PIECE_BYTES_MIN = 64;
/** Bytes that are collected before they are passed on. A larger piece is passed on as it is. */
const COLLECTED_BYTES = 16 * 1024;

/** The body comes in more pieces than it is worth: each chunk costs an event, however small it is. */
class TooManyPieces extends Error {
  readonly statusCode = 400;
  readonly code = 'TOO_MANY_PIECES';
}

/**
 * A request whose body is bounded by pieces as well as bytes: chunks that average below 64 bytes after the first
 * thousand are refused.
 *
 * Segments of a slow network are not counted, because the system joins them. Small pieces are joined here, so that a
 * body in memory costs its bytes and not its pieces.
 */
export class BoundedRequest extends IncomingMessage {
  #pieces = 0;
  #bytes = 0;
  #isRefused = false;
  #isRefusalPending = false;
  #isStopped = false;
  #onArrival: ((bytes: number) => void) | null = null;
  /** A small first piece, as it came: most bodies have no other. */
  #first: Buffer | null = null;
  #collected: Buffer | null = null;
  #collectedBytes = 0;

  override push(piece: Buffer | null): boolean {
    if (this.#isRefused) return false;
    if (piece === null) {
      const rest = this.#take();
      if (rest) super.push(rest);
      return super.push(null);
    }
    this.#pieces += 1;
    this.#bytes += piece.length;
    if (this.#pieces > PIECES_FREE && this.#bytes < this.#pieces * PIECE_BYTES_MIN && isChunked(this)) {
      this.#refuse();
      return false;
    }
    this.#onArrival?.(piece.length);
    return this.#collect(piece);
  }

  #collect(piece: Buffer): boolean {
    const held = this.#first?.length ?? this.#collectedBytes;
    if (held + piece.length >= COLLECTED_BYTES) {
      const before = this.#take();
      if (before) super.push(before);
      return super.push(piece);
    }
    if (held === 0) {
      this.#first = piece;
      return true;
    }
    if (this.#first) {
      this.#collected = Buffer.allocUnsafe(COLLECTED_BYTES);
      this.#collectedBytes = this.#first.copy(this.#collected);
      this.#first = null;
    }
    if (this.#collected) this.#collectedBytes += piece.copy(this.#collected, this.#collectedBytes);
    return true;
  }

  #take(): Buffer | null {
    const taken = this.#first ?? this.#collected?.subarray(0, this.#collectedBytes) ?? null;
    this.#first = null;
    this.#collected = null;
    this.#collectedBytes = 0;
    return taken;
  }

  /** Stops reading, and lets the reader of the body answer: the present one, or the first one to come. */
  #refuse(): void {
    this.#isRefused = true;
    this.stopReading();
    if (this.listenerCount('error') > 0) this.emit('error', new TooManyPieces());
    else this.#isRefusalPending = true;
  }

  override _read(size: number): void {
    if (this.#isRefusalPending) {
      this.#isRefusalPending = false;
      // Draining the body of an answered call has no listener.
      if (this.listenerCount('error') > 0) process.nextTick(() => this.emit('error', new TooManyPieces()));
    }
    // oxlint-disable-next-line no-underscore-dangle -- the method of a stream
    if (!this.#isStopped) super._read(size);
  }

  /** Calls `onArrival` with the bytes that have arrived so far, and with those of each further piece. */
  watchArrival(onArrival: (bytes: number) => void): void {
    this.#onArrival = onArrival;
    onArrival(this.#bytes);
  }

  /** Reads nothing more from the connection: neither this body nor further requests. */
  stopReading(): void {
    this.#isStopped = true;
    const { socket } = this;
    socket.pause();
    // A body that ends within the bytes already read would resume the connection.
    setImmediate(() => socket.pause());
  }
}

function isChunked({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined;
}

/** Returns true if a body follows the headers. */
export function hasBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Bytes up to which a body comes with its headers, as far as work is concerned. */
const SHORT_BYTES = 64 * 1024;

/** Returns true for a body that may go on: one of chunks, or of many bytes. */
export function isLong({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > SHORT_BYTES;
}
