import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '#server/platform/errors.ts';
import { BoundedRequest, hasBody } from './bounded-request.ts';

/** Bytes. A shorter body is not counted, because it costs little more than its connection. */
const SHORT_BYTES = 16 * 1024;
/** Bytes of bodies of one member, or of one network without a session, that arrive or are handled at once. */
const OWN_BYTES_MAX = 8 * 1024 * 1024;
/** Bytes of all bodies of the process that have arrived and are not answered yet. */
const BYTES_MAX = 96 * 1024 * 1024;
const RETRY_AFTER_SECONDS = 5;

/** Bounds the memory that bodies hold while they arrive and until their calls are answered. */
export interface ArrivingBodies {
  /**
   * Counts the body of a call of `owner` until it is answered. Throws 429 if the owner's bodies would pass 8 MB, as they
   * are announced; uploads have their own slots instead. Beyond 96 MB that have arrived in all, the calls whose bodies
   * have been on their way for the longest time are cut off.
   */
  hold(owner: string, call: Call, limits: { maxBytes: number; isUpload: boolean }): void;
}

/** A request with its response. */
export interface Call {
  request: Pick<FastifyRequest, 'raw'>;
  reply: Pick<FastifyReply, 'raw'>;
}

interface Held {
  bytes: number;
  cutOff: () => void;
  isComplete: () => boolean;
}

export function createArrivingBodies(bytesMax: number = BYTES_MAX): ArrivingBodies {
  /** In the order in which they began. */
  const held = new Set<Held>();
  const announcedBy = new Map<string, number>();
  let heldBytes = 0;

  function release(body: Held): void {
    if (held.delete(body)) heldBytes -= body.bytes;
  }

  function grow(body: Held, bytes: number): void {
    if (!held.has(body)) return;
    body.bytes += bytes;
    heldBytes += bytes;
    for (const oldest of held) {
      if (heldBytes <= bytesMax) break;
      // A call whose body is there ends by itself.
      if (oldest.isComplete()) continue;
      release(oldest);
      oldest.cutOff();
    }
  }

  function announce(owner: string, bytes: number): () => void {
    const own = announcedBy.get(owner) ?? 0;
    if (own > 0 && own + bytes > OWN_BYTES_MAX) throw refuse.rateLimited(RETRY_AFTER_SECONDS);
    announcedBy.set(owner, own + bytes);
    return () => {
      const left = (announcedBy.get(owner) ?? 0) - bytes;
      if (left > 0) announcedBy.set(owner, left);
      else announcedBy.delete(owner);
    };
  }

  return {
    hold(owner, { request: { raw }, reply }, { maxBytes, isUpload }) {
      if (!hasBody(raw)) return;
      const { 'content-length': length } = raw.headers;
      // A body of chunks announces no length.
      const announced = length === undefined ? maxBytes : Math.min(Number(length), maxBytes);
      if (announced <= SHORT_BYTES) return;
      const withdraw = isUpload ? () => undefined : announce(owner, announced);
      const body: Held = {
        bytes: 0,
        cutOff: () => raw.socket.destroy(),
        isComplete: () => raw.complete,
      };
      held.add(body);
      if (raw instanceof BoundedRequest) raw.watchArrival((bytes) => grow(body, bytes));
      reply.raw.once('close', () => {
        withdraw();
        release(body);
      });
    },
  };
}
