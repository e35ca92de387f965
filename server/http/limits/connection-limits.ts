import type { FastifyHttpOptions } from 'fastify';
import { type Server, STATUS_CODES } from 'node:http';
import { fieldsText } from '#messages/fields.ts';
import { DEFAULT_LANGUAGE } from '#messages/languages.ts';
import { runInLanguage } from '#messages/reader-language.ts';

/** Within this a request must be whole, its body included. A phone sends a photo made small in a few seconds. */
const REQUEST_TIMEOUT_MS = 60_000;
const HEADERS_TIMEOUT_MS = 20_000;
/** How often Node looks for requests that take too long. */
const CHECK_MS = 5000;

/**
 * Options of the HTTP server: who drips a request is answered 408 and cut off, what is no HTTP 400 or 431. None of it is
 * logged: it is what strangers send.
 */
export function limitConnections(requestTimeoutMs: number = REQUEST_TIMEOUT_MS) {
  return {
    requestTimeout: requestTimeoutMs,
    http: {
      headersTimeout: Math.min(HEADERS_TIMEOUT_MS, requestTimeoutMs),
      connectionsCheckingInterval: Math.min(CHECK_MS, requestTimeoutMs / 4),
    },
    clientErrorHandler(error, socket) {
      if (error.code === 'ECONNRESET' || socket.destroyed) return;
      const status = STATUSES[error.code] ?? 400;
      if (socket.writable)
        socket.write(
          `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nCache-Control: no-store\r\n` +
            `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${REFUSAL.length}\r\n\r\n${REFUSAL}`,
        );
      socket.destroy();
    },
  } satisfies FastifyHttpOptions<Server>;
}

const STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};
// What is no request says no language either.
const REFUSAL = JSON.stringify({
  code: 'invalid',
  message: runInLanguage(DEFAULT_LANGUAGE, () => fieldsText.malformed),
});
