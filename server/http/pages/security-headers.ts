import helmet from 'helmet';
import type { FastifyInstance } from 'fastify';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

type Directives = Record<string, string[]>;

/** Answers of the API are data: whoever opens one as a page gets nothing to run, load or frame. */
const dataPolicy: Directives = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };

/**
 * Strict headers for every answer: scripts only of our own files and of the hashed inline ones, frames nowhere. There are
 * two sets, because the pages' policy is longer than most answers of the API. Each is the same every time, so helmet
 * writes it once, and each answer takes it as it is.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { isSecure, inlineScriptHashes }: { isSecure: boolean; inlineScriptHashes: readonly string[] },
): Promise<void> {
  const ofPages = await writeHeaders(isSecure, pagePolicy(isSecure, inlineScriptHashes));
  const ofData = await writeHeaders(isSecure, dataPolicy);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isData(request.url) ? ofData : ofPages);
    done();
  });
}

/** The API, but for the pages that describe it. */
function isData(url: string): boolean {
  return url.startsWith('/api/') && !url.startsWith('/api/docs');
}

function pagePolicy(isSecure: boolean, inlineScriptHashes: readonly string[]): Directives {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...inlineScriptHashes],
    // Positions of menus and sheets are style attributes; no script can come of them.
    styleSrc: ["'self'", "'unsafe-inline'"],
    // A memory may show a picture by its https address.
    imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(isSecure && { upgradeInsecureRequests: [] }),
  };
}

async function writeHeaders(isSecure: boolean, directives: Directives) {
  const write = helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: isSecure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'deny' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  });
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  await new Promise<void>((resolve, reject) => {
    write(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
  });
  return response.getHeaders();
}
