import { createWorkerThread, ThreadFailure } from '#packages/worker-thread/worker-thread.ts';
import type { FetchRequest, OutgoingSettings, Validators } from './fetch-address.ts';
import { OutgoingFailure } from './outgoing-failure.ts';
import { parseOutgoingUrl } from './outgoing-url.ts';
import type { FromOutgoing, ToOutgoing } from './outgoing-worker.ts';

export interface OutgoingAnswer extends Validators {
  /** `null` if the content is that of the validators. */
  body: Uint8Array | null;
}

/** Reads addresses that members typed. No other code may connect to one. */
export interface Outgoing {
  /** Returns the address, or `null` if it is not allowed. */
  parse(text: string): URL | null;
  /** Reads a parsed address, at most `maxBytes`. Rejects with `OutgoingFailure`. */
  read(url: URL, options: Omit<FetchRequest, 'url'>): Promise<OutgoingAnswer>;
  /** Ends the thread. */
  close(): Promise<void>;
}

const MEMORY_MB = 64;
/** Milliseconds after which the thread itself hangs: each fetch ends before. */
const TIMEOUT_MS = 20_000;

/** Fetches in a worker thread, where a hostile server costs nothing but that thread. */
export function createOutgoing(settings: OutgoingSettings): Outgoing {
  const thread = createWorkerThread<ToOutgoing, FromOutgoing>(new URL('outgoing-worker.ts', import.meta.url), {
    memoryMb: MEMORY_MB,
    timeoutMs: TIMEOUT_MS,
  });
  return {
    parse: (text) => parseOutgoingUrl(text, settings.allowedHosts),
    async read(url, options) {
      const answer = await thread.ask({ request: { url: url.href, ...options }, settings }).catch((error: unknown) => {
        throw error instanceof ThreadFailure ? new OutgoingFailure('unreachable') : error;
      });
      if ('failure' in answer) throw new OutgoingFailure(answer.failure);
      const { body, etag, lastModified } = answer.fetched;
      return { body: body && new Uint8Array(body), etag, lastModified };
    },
    close: thread.close,
  };
}
