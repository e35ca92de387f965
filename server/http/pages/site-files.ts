import type { FastifyInstance } from 'fastify';
import { indexedPaths } from '#contract/screen-paths.ts';
import type { Config } from '#server/config.ts';
import { escapeHtml } from '#server/platform/escape-html.ts';

/** What search engines read. */
export function addSiteFiles(
  app: FastifyInstance,
  { publicUrl }: Config,
  isPrerendered: (path: string) => boolean,
): void {
  const robots = `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
  const urls = indexedPaths
    .filter(isPrerendered)
    .map((path) => `<url><loc>${escapeHtml(publicUrl + path)}</loc></url>`);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;

  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
  app.get('/sitemap.xml', (_request, reply) => reply.type('application/xml; charset=utf-8').send(sitemap));
}
