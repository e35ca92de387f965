import type { FastifyReply, FastifyRequest } from 'fastify';
import { fieldsText } from '#messages/fields.ts';
import { refuse } from '#server/platform/errors.ts';

/** A call with a higher body limit is an upload. */
export const UPLOAD_BYTES = 1024 * 1024;
/** Concurrent uploads of a member. The app sends two at a time. */
const MAX_OF_MEMBER = 4;
/** Concurrent uploads of the process. Each holds a file in memory until its picture is encoded. */
const MAX_IN_ALL = 40;
const RETRY_AFTER_SECONDS = 5;

export interface UploadSlots {
  /**
   * Takes a slot for an upload, before its body is read. Throws 429 at the member's limit, 503 at the process's limit.
   */
  take(request: FastifyRequest, reply: FastifyReply, maxBodyBytes: number): void;
  /** Runs the handler of a call, and frees its slot when the handler ends, even if the caller has hung up. */
  whileHandled(request: FastifyRequest, work: () => Promise<unknown>): Promise<void>;
}

/** Limits the uploads of this process, from before the body is read until its picture is stored. */
export function createUploadSlots(): UploadSlots {
  const slots = new WeakMap<FastifyRequest, { isHandled: boolean; free: () => void }>();
  const taken = new Map<string, number>();
  let takenInAll = 0;

  function claimFor(key: string): () => void {
    const own = taken.get(key) ?? 0;
    if (own >= MAX_OF_MEMBER) throw refuse.rateLimited(RETRY_AFTER_SECONDS);
    if (takenInAll >= MAX_IN_ALL) throw refuse.busy(fieldsText.unavailable, RETRY_AFTER_SECONDS);
    taken.set(key, own + 1);
    takenInAll += 1;
    let isFree = false;
    return () => {
      if (isFree) return;
      isFree = true;
      takenInAll -= 1;
      const left = (taken.get(key) ?? 0) - 1;
      if (left > 0) taken.set(key, left);
      else taken.delete(key);
    };
  }

  return {
    take(request, reply, maxBodyBytes) {
      if (maxBodyBytes <= UPLOAD_BYTES) return;
      const slot = { isHandled: false, free: claimFor(request.caller?.id ?? request.ip) };
      slots.set(request, slot);
      reply.raw.once('close', () => {
        if (!slot.isHandled) slot.free();
      });
    },
    async whileHandled(request, work) {
      const slot = slots.get(request);
      if (slot) slot.isHandled = true;
      try {
        await work();
      } finally {
        slot?.free();
      }
    },
  };
}
