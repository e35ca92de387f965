import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

type Directives = Record<string, string[]>;

/** Policy for API responses. They are data, so one opened as a page may not run, load or frame anything. */
const dataPolicy: Directives = { defaultSrc: ["'none'"], frameAncestors: ["'none'"] };

/**
 * Sets strict headers on every response: scripts only from our own files and hashed inline ones, and no framing. There
 * are two constant sets that helmet writes once, because the pages' policy is longer than most API responses.
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

/** Returns true for the API, except its documentation pages. */
function isData(url: string): boolean {
  return url.startsWith('/api/') && !url.startsWith('/api/docs');
}

function pagePolicy(isSecure: boolean, inlineScriptHashes: readonly string[]): Directives {
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...inlineScriptHashes],
    // Menus and sheets are positioned by style attributes, which cannot run a script.
    styleSrc: ["'self'", "'unsafe-inline'"],
    // A memory may show a picture from any https URL.
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
