import { ORPCError, ValidationError } from '@orpc/server';
import { faultsText } from '#messages/faults.ts';
import { fieldsText } from '#messages/fields.ts';
import { createWorkQueue } from '#packages/fair-queue/work-queue.ts';
import { createWorkerThread } from '#packages/worker-thread/worker-thread.ts';
import { refuse } from '#server/platform/errors.ts';
import type { FoundIssue, FromThread, JsonJob, ToThread } from './json-messages.ts';

/** Ten times the duration of the largest import, including the start of the thread. */
const TIMEOUT_MS = 15_000;
const RETRY_AFTER_SECONDS = 5;
const MEMORY_MB = 512;

/** Validates large bodies in a worker thread, one at a time, taking callers in turn. */
export interface JsonThread {
  /**
   * Returns the endpoint's input. Rejects with 400 if the contract rejects the body, with 503 if the thread takes too
   * long.
   */
  validate(job: JsonJob, caller: string): Promise<Record<string, unknown>>;
  close(): Promise<void>;
}

/** Starts the worker thread lazily, with the first body that needs it. */
export function openJsonThread(): JsonThread {
  const inTurn = createWorkQueue(1);
  const thread = createWorkerThread<ToThread, FromThread>(new URL('json-worker.ts', import.meta.url), {
    memoryMb: MEMORY_MB,
    timeoutMs: TIMEOUT_MS,
  });

  async function ask(message: ToThread, transfer?: ArrayBuffer[]): Promise<FromThread> {
    return thread.ask(message, transfer).catch(() => {
      throw refuse.busy(fieldsText.unavailable, RETRY_AFTER_SECONDS);
    });
  }

  /** Receives the long lists in pieces, so that other calls can run between them. */
  async function receiveLists(lists: Record<string, number>): Promise<Record<string, unknown[]>> {
    const taken: Record<string, unknown[]> = {};
    for (const [list, length] of Object.entries(lists)) {
      const items: unknown[] = (taken[list] = []);
      while (items.length < length) {
        const piece = await ask({ more: { list, from: items.length } });
        if (piece.kind !== 'items' || piece.items.length === 0) throw new Error(`${list} ends too early`);
        items.push(...piece.items);
      }
    }
    return taken;
  }

  return {
    validate: (job, caller) =>
      inTurn(caller, async () => {
        // Copies the bytes, because transferring their buffer would detach memory that others may share.
        const bytes = new Uint8Array(job.bytes);
        const answer = await ask({ job: { ...job, bytes } }, [bytes.buffer]);
        if (answer.kind === 'unreadable') throw refuse.invalid('invalid', fieldsText.malformed);
        if (answer.kind === 'invalid') throw toRefusal(answer.issue);
        if (answer.kind === 'items') throw new Error('the thread answers another question');
        return { ...answer.input, ...(await receiveLists(answer.lists)) };
      }),
    close: thread.close,
  };
}

/** Returns the same error that validation on the event loop throws. */
function toRefusal(issue: FoundIssue | null): Error {
  if (!issue) return refuse.invalid('invalid', faultsText.fields.invalid);
  const cause = new ValidationError({ message: issue.message, issues: [issue], data: undefined });
  return new ORPCError('BAD_REQUEST', { cause });
}
