import type { FastifyInstance } from 'fastify';
import { indexedPaths } from '#contract/screen-paths.ts';
import { SITE_FACTS_PATH, type SiteFacts } from '#contract/site-facts.ts';
import type { Config } from '#server/config.ts';
import type { FactSource } from './prerendered.ts';

/** What search engines read, and the facts for pages that were reached without carrying them. */
export function addSiteFiles(
  app: FastifyInstance,
  { publicUrl, supportEmail }: Config,
  source: FactSource,
  isPrerendered: (path: string) => boolean,
): void {
  const robots = `User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: ${publicUrl}/sitemap.xml\n`;
  const urls = indexedPaths
    .filter(isPrerendered)
    .map((path) => `<url><loc>${escapeXml(publicUrl + path)}</loc></url>`);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`;

  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(robots));
  app.get('/sitemap.xml', (_request, reply) => reply.type('application/xml; charset=utf-8').send(sitemap));
  app.get(SITE_FACTS_PATH, async (_request, reply) => {
    const facts: SiteFacts = { publicUrl, supportEmail, prices: await source.prices() };
    return reply.header('cache-control', 'no-cache').send(facts);
  });
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
