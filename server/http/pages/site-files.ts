import type { FastifyInstance } from 'fastify';
import { indexedPaths, localPath, type Path } from '#contract/screen-paths.ts';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '#messages/languages.ts';
import type { Config } from '#server/config.ts';
import { escapeHtml } from '#server/platform/escape-html.ts';

/** Serves `robots.txt` and `sitemap.xml` for search engines. */
export function addSiteFiles(
  app: FastifyInstance,
  { publicUrl }: Config,
  isPrerendered: (path: string) => boolean,
): void {
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
  const alternates = [
    ...LANGUAGES.map((each) => [each, each] as const),
    ['x-default', DEFAULT_LANGUAGE] as const,
  ];
  const links = alternates.map(
    ([name, each]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${addressIn(each)}"/>`,
  );
  return `<url><loc>${addressIn(language)}</loc>${links.join('')}</url>`;
}
