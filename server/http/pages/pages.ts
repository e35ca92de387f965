import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionPages } from '#contract/session-pages.ts';
import type { Config } from '#server/config.ts';
import { readSessionToken } from '../gate/session-cookie.ts';

const SHELL = '__spa-fallback.html';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Asked again each time, answered 304 while unchanged. */
const REVALIDATE = 'no-cache';

/**
 * Serves the built client: prerendered public pages, the app's shell for every other screen, and hashed assets for good.
 * At `/` a signed-in browser gets the shell, which shows the dashboard, and a visitor the landing page; likewise where a
 * page is about the visitor's own session (contract/session-pages.ts).
 */
export async function addPages(app: FastifyInstance, config: Config, clientDir: string): Promise<void> {
  const shell = existsSync(join(clientDir, SHELL)) ? SHELL : 'index.html';
  const prerendered = new Set(
    globSync('**/index.html', { cwd: clientDir }).map((file) => `/${file.replace(/\/?index\.html$/, '')}`),
  );

  await app.register(fastifyStatic, {
    root: clientDir,
    serve: false,
    cacheControl: false,
    preCompressed: true,
    redirect: false,
    index: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? IMMUTABLE : REVALIDATE);
    },
  });

  app.route({ method: ['GET', 'HEAD'], url: '/*', handler: servePage });

  async function servePage(request: FastifyRequest, reply: FastifyReply) {
    const path = new URL(request.url, config.publicUrl).pathname;
    const page = path.replace(/(.)\/$/, '$1');
    if (sessionPages.has(page)) {
      void reply.header('vary', 'Cookie');
      if (readSessionToken(config, request.headers.cookie)) return sendPage(reply, shell);
    }
    if (prerendered.has(page)) return sendPage(reply, posix.join(page, 'index.html').slice(1));
    if (/\.\w+$/.test(path)) return reply.sendFile(decodeURIComponent(path.slice(1)));
    return sendPage(reply, shell);
  }

  function sendPage(reply: FastifyReply, file: string) {
    return reply.header('cache-control', REVALIDATE).sendFile(file);
  }
}

/** The `script-src` hashes of every inline script in the built pages. */
export function hashInlineScripts(clientDir: string): string[] {
  const hashes = new Set<string>();
  for (const file of globSync('**/*.html', { cwd: clientDir })) {
    const html = readFileSync(join(clientDir, file), 'utf8');
    for (const [, attributes = '', script = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (/\bsrc=/.test(attributes) || script === '') continue;
      hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
  }
  return [...hashes];
}
