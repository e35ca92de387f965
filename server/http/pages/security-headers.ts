import helmet from 'helmet';
import type { FastifyInstance } from 'fastify';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/**
 * Strict headers for every answer: scripts only of our own files and of the hashed inline ones, frames nowhere.
 * They are the same for every answer, so helmet writes them once, and each answer takes them as they are.
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  options: { isSecure: boolean; inlineScriptHashes: readonly string[] },
): Promise<void> {
  const headers = await writeHeaders(options);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

async function writeHeaders({
  isSecure,
  inlineScriptHashes,
}: {
  isSecure: boolean;
  inlineScriptHashes: readonly string[];
}) {
  const write = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
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
      },
    },
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
