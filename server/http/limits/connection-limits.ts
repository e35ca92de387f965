import { type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyHttpOptions } from 'fastify';
import { DEFAULT_LANGUAGE } from '#domain/kernel/languages.ts';
import { SERVER_HEADER } from '#domain/system/facts.ts';
import { fieldsText } from '#messages/fields.ts';
import { runInLanguage } from '#messages/reader-language.ts';
import { type Answers, REQUESTS_MAX } from './answers.ts';
import { BoundedRequest } from './bounded-request.ts';
import { closeGently } from './close-gently.ts';

/** Request timeout in milliseconds, body included. A phone sends a downscaled photo in a few seconds. */
const REQUEST_TIMEOUT_MS = 60_000;
const HEADERS_TIMEOUT_MS = 20_000;
/** Interval in milliseconds at which Node looks for requests that take too long. */
const CHECK_MS = 5000;

/**
 * Returns options of the HTTP server: a request that drips in is answered with 408 and cut off, malformed HTTP with 400
 * or 431. These errors are not logged, because strangers cause them.
 */
export function limitConnections(answers: Answers, requestTimeoutMs: number = REQUEST_TIMEOUT_MS) {
  const failed = new WeakSet<Socket>();
  return {
    requestTimeout: requestTimeoutMs,
    maxRequestsPerSocket: REQUESTS_MAX,
    http: {
      IncomingMessage: BoundedRequest,
      ServerResponse: answers.Response,
      headersTimeout: Math.min(HEADERS_TIMEOUT_MS, requestTimeoutMs),
      connectionsCheckingInterval: Math.min(CHECK_MS, requestTimeoutMs / 4),
    },
    clientErrorHandler(error, socket) {
      // Each further piece that was already read fails again.
      if (failed.has(socket)) return;
      failed.add(socket);
      if (error.code === 'ECONNRESET' || socket.destroyed) {
        socket.destroy();
        return;
      }
      const status = STATUSES[error.code] ?? 400;
      // In the middle of another answer it would be a part of that.
      if (socket.writable && !answers.isAnswering(socket))
        socket.write(
          `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nCache-Control: no-store\r\n` +
            `${SERVER_HEADER}: ${answers.releaseName}\r\n` +
            `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${REFUSAL.length}\r\n\r\n${REFUSAL}`,
        );
      closeGently(socket);
    },
  } satisfies FastifyHttpOptions<Server>;
}

const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};
// Malformed HTTP names no language, so the message is in the default language.
const REFUSAL = JSON.stringify({
  code: 'invalid',
  message: runInLanguage(DEFAULT_LANGUAGE, () => fieldsText.malformed),
});
