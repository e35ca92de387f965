import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#domain/kernel/languages.ts';
import { HANDED_PATH, lostHandedPath } from '#domain/registry/handed-paths.ts';
import {
  formerPaths,
  indexedPaths,
  isAccountPage,
  localPath,
  type Path,
  paths,
  screenAt,
} from '#domain/registry/screen-paths.ts';
import type { Config } from '#server/config.ts';
import { escapeHtml } from '#server/platform/escape-html.ts';
import type { Log } from '#server/platform/observability/open-log.ts';
import { readSessionMarker } from '../gate/session-cookie.ts';
import { sendPacked } from '../packed-file.ts';
import type { DrawParts } from './page-parts.ts';
import { type FactSource, openPrerenderedPages } from './prerendered.ts';

const SHELL = '__spa-fallback.html';
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Revalidated on each request: 304 while unchanged. */
const REVALIDATE = 'no-cache';

const ScreenScripts = z.record(z.string(), z.array(z.string()));
const screenPaths: ReadonlySet<string> = new Set(Object.values(paths));

export interface PagesOptions {
  config: Config;
  /** The folder of the built client. */
  clientDir: string;
  facts: FactSource;
  /** Renderers by language. */
  drawParts: Readonly<Record<Language, DrawParts>>;
  log: Log;
}

/**
 * Serves the built client: prerendered public pages with this installation's facts, immutable hashed assets, and the
 * app's shell for every other path (404 if it names no screen). At `/` the marker cookie selects the shell over the
 * landing page, not the session, because the app can remove the marker when the session turns out to be over. At the
 * address of an account page it selects the member's language.
 */
export async function addPages(
  app: FastifyInstance,
  { config, clientDir, facts, drawParts, log }: PagesOptions,
): Promise<void> {
  const prerendered = openPrerenderedPages(clientDir, config, facts, drawParts, log);
  addSiteFiles(app, config, (path) => prerendered.has(path));
  const shells = openShells(clientDir);

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
  // Without a service worker a phone posts here what another app hands over, which is not for the server to read.
  const leadBack = (_request: FastifyRequest, reply: FastifyReply) => reply.redirect(lostHandedPath, 303);
  app.post(HANDED_PATH, { onRequest: (request, reply, _done) => void leadBack(request, reply) }, leadBack);

  async function servePage(request: FastifyRequest, reply: FastifyReply) {
    const { pathname, search } = new URL(request.url, config.publicUrl);
    const path = pathname.replace(/(.)\/$/, '$1').replace(/\/index\.html$/, '') || '/';
    const newPath = formerPaths[path];
    if (newPath) return reply.redirect(newPath + search, 301);
    if (path === paths.home) {
      void reply.header('vary', 'Cookie');
      const isMembers = !pathname.endsWith('.html') && readSessionMarker(request.headers.cookie) !== null;
      if (isMembers) return sendShell(request, reply, path);
    }
    const page = findPage(request, reply, path);
    if (page) {
      void reply.type('text/html; charset=utf-8').header('cache-control', REVALIDATE);
      return sendPacked(request, reply, await page());
    }
    if (/\.\w+$/.test(pathname)) return reply.sendFile(decodeURIComponent(pathname.slice(1)));
    return sendShell(request, screenPaths.has(screenAt(path)) ? reply : reply.status(404), path);
  }

  function findPage(request: FastifyRequest, reply: FastifyReply, path: string) {
    const page = prerendered.get(path);
    if (!isAccountPage(path)) return page;
    void reply.header('vary', 'Cookie');
    const marker = readSessionMarker(request.headers.cookie);
    return (marker && prerendered.get(localPath(path, marker))) ?? page;
  }

  /**
   * Sends the shell in the language of the browser's marker, otherwise in that of the address. The admin panel is
   * English.
   */
  function sendShell(request: FastifyRequest, reply: FastifyReply, path: string) {
    const marker = path === paths.admin ? null : readSessionMarker(request.headers.cookie);
    const ofAddress = LANGUAGES.find((language) => path.startsWith(`/${language}/`));
    const { file, preloads } = shells[marker ?? ofAddress ?? DEFAULT_LANGUAGE];
    const link = preloads.get(screenAt(path));
    if (link) void reply.header('link', link);
    return reply.header('vary', 'Cookie').header('cache-control', REVALIDATE).sendFile(file);
  }
}

interface Shell {
  file: string;
  preloads: ReadonlyMap<string, string>;
}

function openShells(clientDir: string): Record<Language, Shell> {
  return { en: openShell(clientDir, 'en'), gu: openShell(clientDir, 'gu'), hi: openShell(clientDir, 'hi') };
}

function openShell(clientDir: string, language: Language): Shell {
  const file = language === DEFAULT_LANGUAGE ? SHELL : `${language}/${SHELL}`;
  return { file, preloads: readPreloads(clientDir, language) };
}

/**
 * Returns the `Link` header of each screen, with its scripts. The shell cannot name them, because all screens share it.
 */
function readPreloads(clientDir: string, language: Language): ReadonlyMap<string, string> {
  const file = join(clientDir, '..', language, 'screen-scripts.json');
  // The build writes the file. A client that was built without it requests its scripts later.
  if (!existsSync(file)) return new Map();
  const screens = ScreenScripts.parse(JSON.parse(readFileSync(file, 'utf8')));
  return new Map(
    Object.entries(screens).map(([path, scripts]) => [
      path,
      scripts.map((url) => `<${url}>; rel=modulepreload`).join(', '),
    ]),
  );
}

/**
 * Returns the `script-src` hashes of every inline script in the built pages. Data blocks, which no browser runs, need
 * none.
 */
export function hashInlineScripts(clientDir: string): string[] {
  const hashes = new Set<string>();
  for (const file of globSync('**/*.html', { cwd: clientDir })) {
    const html = readFileSync(join(clientDir, file), 'utf8');
    for (const [, attributes = '', script = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
      if (/\bsrc=|\btype="application\//.test(attributes) || script === '') continue;
      hashes.add(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    }
  }
  return [...hashes];
}

/** Serves `robots.txt` and `sitemap.xml` for search engines. */
function addSiteFiles(app: FastifyInstance, { publicUrl }: Config, isPrerendered: (path: string) => boolean): void {
  const robots = `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
  const urls = indexedPaths
    .filter(isPrerendered)
    .flatMap((path) => LANGUAGES.map((language) => describePage(publicUrl, path, language)));
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`;

  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
  app.get('/sitemap.xml', (_request, reply) => reply.type('application/xml; charset=utf-8').send(sitemap));
}

/** Returns the sitemap entry of a page in one language, with its alternates in every language. */
function describePage(publicUrl: string, path: Path, language: Language): string {
  const addressIn = (each: Language) => escapeHtml(publicUrl + localPath(path, each));
  const alternates = [...LANGUAGES.map((each) => [each, each] as const), ['x-default', DEFAULT_LANGUAGE] as const];
  const links = alternates.map(
    ([name, each]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${addressIn(each)}"/>`,
  );
  return `<url><loc>${addressIn(language)}</loc>${links.join('')}</url>`;
}
