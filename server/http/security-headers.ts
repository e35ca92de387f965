import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Strict headers for every answer: scripts only of our own files and of the hashed inline ones, frames nowhere. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  options: { isSecure: boolean; inlineScriptHashes: readonly string[] },
): Promise<void> {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...options.inlineScriptHashes],
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
        ...(options.isSecure && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: options.isSecure ? { maxAge: 63_072_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
  });
}
