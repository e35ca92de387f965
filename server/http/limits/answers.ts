import { type IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { SERVER_HEADER } from '#domain/system/facts.ts';
import { refuse } from '#server/platform/errors.ts';
import { BoundedRequest, hasBody, isLong } from './bounded-request.ts';
import { closeGently } from './close-gently.ts';

/** Bytes of answers of one member, or of one network without a session, that are on their way at once. */
const OWN_BYTES_MAX = 8 * 1024 * 1024;
/** Bytes of all answers of the process that are on their way at once. */
const BYTES_MAX = 64 * 1024 * 1024;
/** Milliseconds after which a reader without progress is cut off, and between two looks at all readers. */
const STALLED_MS = 30_000;
const WATCH_MS = 5000;
/** Requests under way on one connection. Browsers and proxies send one after the other. */
const UNDER_WAY_MAX = 8;
/** Requests after which a connection is closed. */
export const REQUESTS_MAX = 1000;
/** Milliseconds for which a connection is kept after a long answer, which the system may hold for a reader that is gone. */
const KEPT_MS = 10_000;
const RETRY_AFTER_SECONDS = 5;

/** Bounds the memory that answers hold while their readers read them. */
export interface Answers {
  /** The class of the server's responses, which are watched until they are sent. */
  readonly Response: typeof ServerResponse;
  /** The name of the release, which every answer carries. */
  readonly releaseName: string;
  /**
   * Counts an answer of `owner` until it is sent. Throws 429 if the owner's answers would pass 8 MB. Beyond 64 MB in all
   * the answers that have been on their way for the longest time are cut off.
   */
  hold(owner: string, response: ServerResponse, bytes: number): void;
  /** Returns true while the owner's answers on their way leave room for another. */
  hasRoom(owner: string): boolean;
  /** Returns true if an answer has begun on the connection and is not sent yet. */
  isAnswering(socket: Socket): boolean;
  close(): void;
}

export interface AnswersOptions {
  releaseName: string;
  stalledMs?: number;
  watchMs?: number;
  /** Called for each long body that was answered before it had arrived, or that came with a call that takes none. */
  onRefusedBody?: (request: IncomingMessage) => void;
}

/** Methods whose calls take no body. */
const WITHOUT_BODY: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

type Headers = OutgoingHttpHeaders | OutgoingHttpHeader[];

interface Held {
  owner: string;
  bytes: number;
}

interface Progress {
  sent: number;
  at: number;
}

export function createAnswers({
  releaseName,
  stalledMs = STALLED_MS,
  watchMs = WATCH_MS,
  onRefusedBody = () => undefined,
}: AnswersOptions): Answers {
  const open = new Map<ServerResponse, Progress | null>();
  /** In the order in which they began. */
  const held = new Map<ServerResponse, Held>();
  const heldBy = new Map<string, number>();
  /** Owners of whom an answer was refused since one of theirs was sent: the next would be made for nothing. */
  const full = new Set<string>();
  let heldBytes = 0;

  /**
   * Every response of the server, also those of Node itself (400, 417, 503). Each names the release. One that begins
   * before the body of its call has arrived, or whose call takes none, is the last of its connection: draining the rest
   * would cost work for each piece.
   */
  class WatchedResponse<Asked extends IncomingMessage = IncomingMessage> extends ServerResponse<Asked> {
    constructor(...parts: ConstructorParameters<typeof ServerResponse<Asked>>) {
      super(...parts);
      const { socket } = this.req;
      const requests = requestsOf.get(socket) ?? { underWay: new Set(), count: 0 };
      requestsOf.set(socket, requests);
      requests.underWay.add(this);
      requests.count += 1;
      if (requests.underWay.size > UNDER_WAY_MAX) socket.destroy();
      open.set(this, null);
      this.once('close', () => {
        requests.underWay.delete(this);
        open.delete(this);
        if (held.has(this) && !socket.destroyed) socket.setTimeout(KEPT_MS);
        // Node announces the end by a header, and leaves it to the caller.
        if (requests.count >= REQUESTS_MAX && requests.underWay.size === 0) socket.destroySoon();
      });
    }

    override writeHead(status: number, reason?: string | Headers, headers?: Headers): this {
      const { req } = this;
      if (hasBody(req) && (!req.complete || WITHOUT_BODY.has(req.method ?? ''))) this.#refuseBody();
      return typeof reason === 'string'
        ? super.writeHead(status, reason, this.#nameRelease(headers))
        : super.writeHead(status, this.#nameRelease(reason ?? headers));
    }

    /** Adds the release to the headers. Node would set each header of an object again beside one of `setHeader`. */
    #nameRelease(headers: Headers | undefined): Headers | undefined {
      if (headers && !Array.isArray(headers)) return { ...headers, [SERVER_HEADER]: releaseName };
      this.setHeader(SERVER_HEADER, releaseName);
      return headers;
    }

    /** Announces the end of the connection, and stops reading now: a long answer may take its reader's time. */
    #refuseBody(): void {
      const { req } = this;
      const { socket } = req;
      this.shouldKeepAlive = false;
      // Node calls it after the last answer of a connection.
      socket.destroySoon = () => closeGently(socket);
      if (req instanceof BoundedRequest) req.stopReading();
      // A caller who hangs up is not refused.
      if (isLong(req)) this.once('close', () => this.writableFinished && onRefusedBody(req));
    }
  }

  function release(response: ServerResponse): void {
    const answer = held.get(response);
    if (!answer) return;
    held.delete(response);
    heldBytes -= answer.bytes;
    full.delete(answer.owner);
    const left = (heldBy.get(answer.owner) ?? 0) - answer.bytes;
    if (left > 0) heldBy.set(answer.owner, left);
    else heldBy.delete(answer.owner);
  }

  function cutOff(response: ServerResponse): void {
    release(response);
    response.destroy();
    response.req.socket.destroy();
  }

  /** Cuts off readers that have read nothing of what is on its way to them. */
  function watch(): void {
    const now = performance.now();
    for (const [response, progress] of open) {
      const { socket } = response;
      if (!socket || response.writableLength === 0) {
        if (progress) open.set(response, null);
        continue;
      }
      const sent = socket.bytesWritten - socket.writableLength;
      if (progress?.sent !== sent) open.set(response, { sent, at: now });
      else if (now - progress.at >= stalledMs) cutOff(response);
    }
  }

  const timer = setInterval(watch, watchMs).unref();

  return {
    Response: WatchedResponse,
    releaseName,
    hold(owner, response, bytes) {
      const own = heldBy.get(owner) ?? 0;
      if (own > 0 && own + bytes > OWN_BYTES_MAX) {
        full.add(owner);
        throw refuse.rateLimited(RETRY_AFTER_SECONDS);
      }
      for (const oldest of held.keys()) {
        if (heldBytes + bytes <= BYTES_MAX) break;
        cutOff(oldest);
      }
      release(response);
      held.set(response, { owner, bytes });
      heldBy.set(owner, (heldBy.get(owner) ?? 0) + bytes);
      heldBytes += bytes;
      response.once('close', () => release(response));
    },
    hasRoom: (owner) => !full.has(owner) && (heldBy.get(owner) ?? 0) < OWN_BYTES_MAX,
    isAnswering: (socket) =>
      requestsOf
        .get(socket)
        ?.underWay.values()
        .some(({ headersSent }) => headersSent) ?? false,
    close: () => clearInterval(timer),
  };
}

/** Requests by connection: the responses that are not sent yet, and the number of all. */
const requestsOf = new WeakMap<Socket, { underWay: Set<ServerResponse>; count: number }>();
