import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Experience } from '#domain/experiences/schema.ts';
import { factTokens } from '#domain/site/facts.ts';
import { readConfig } from '#server/config.ts';
import type { DrawParts } from './page-parts.ts';
import { addPages, hashInlineScripts } from './pages.ts';
import { addSecurityHeaders } from './security-headers.ts';

const build = mkdtempSync(join(tmpdir(), 'jugal-pages-'));
const folder = join(build, 'client');
const files = {
  'index.html':
    '<head></head><script>start()</script><script src="/assets/a.js"></script><script type="application/ld+json">{}</script>landing',
  '__spa-fallback.html': '<script>start()</script>shell',
  'about/index.html': `<head><link rel="canonical" href="${factTokens.publicUrl}/about"></head>about, ${factTokens.supportEmail}`,
  'benefits/index.html': `<head></head>${factTokens.priceTag}${factTokens.priceLine}`,
  'events/index.html': `<head></head><div>${factTokens.experiences}</div><p>${factTokens.availableExperiences}</p>`,
  'gu/__spa-fallback.html': '<script>start()</script>ગુજરાતી shell',
  'gu/about/index.html': '<head></head>વિશે',
  'verify-email/index.html': '<head></head>verify',
  'gu/verify-email/index.html': '<head></head>વેરિફાય',
  '../en/screen-scripts.json': '{"/":["/assets/a.js","/assets/home.js"],"/memories":["/assets/a.js"]}',
  'sw.js': 'worker',
  'assets/a.js': 'script',
  'assets/a.js.br': 'packed',
};
const prices = { pilot: 499, yearly: 1200, monthly: 100, freeDates: 5, freeMemories: 10 };
let readPrices = () => Promise.resolve(prices);
let experiences: Experience[] = [];
const drawParts: DrawParts = {
  experiences: (list) => list.map(({ title }) => `<h3>${title}</h3>`).join(''),
  availableExperiences: (list) => `${list.length} available`,
  priceTag: ({ pilot }) => `<b>${pilot}</b>`,
};
let app: FastifyInstance;
beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  app = Fastify({ exposeHeadRoutes: false });
  await addSecurityHeaders(app, { isSecure: true, inlineScriptHashes: hashInlineScripts(folder) });
  await addPages(app, {
    config: readConfig({ PUBLIC_URL: 'http://jugal.test', SUPPORT_EMAIL: 'help@jugal.test' }),
    clientDir: folder,
    facts: { prices: () => readPrices(), experiences: () => Promise.resolve(experiences) },
    drawParts: { en: drawParts, gu: drawParts, hi: drawParts },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });
});
afterAll(async () => {
  await app.close();
  rmSync(build, { recursive: true });
});

test.each([
  ['/', '', 'landing'],
  ['/', 'jugal=a-session; jugal_in=1', 'shell'],
  ['/', 'jugal=a-session', 'landing'],
  ['/?utm=1', '', 'landing'],
  ['/about', '', 'about'],
  ['/about/', 'jugal_in=1', 'about'],
  ['/dashboard', '', 'shell'],
  ['/dashboard', 'jugal_in=gu', 'ગુજરાતી shell'],
  ['/', 'jugal_in=gu', 'ગુજરાતી shell'],
  ['/admin', 'jugal_in=gu', '</script>shell'],
  ['/gu/about', '', 'વિશે'],
  ['/gu/about', 'jugal_in=en', 'વિશે'],
  ['/about', 'jugal_in=gu', 'about'],
  ['/verify-email', '', 'verify'],
  ['/verify-email', 'jugal_in=gu', 'વેરિફાય'],
  ['/verify-email/?code=1', 'jugal_in=gu', 'વેરિફાય'],
  ['/verify-email', 'jugal_in=1', 'verify'],
  ['/verify-email', 'jugal_in=hi', 'verify'],
  ['/gu/verify-email', 'jugal_in=en', 'વેરિફાય'],
  ['/index.html', 'jugal_in=1', 'landing'],
  ['/about/index.html', '', 'about'],
])('serves %s with the cookie "%s" as the page %s', async (url, cookie, page) => {
  const { body, statusCode, headers } = await app.inject({ url, headers: { cookie } });
  expect(statusCode).toBe(200);
  expect(body).toContain(page);
  expect(headers['cache-control']).toBe('no-cache');
});

test('tells caches that the language of an account page depends on the member', async () => {
  const varies = async (url: string) => (await app.inject({ url })).headers['vary'];
  expect(await varies('/verify-email')).toContain('Cookie');
  expect(await varies('/about')).not.toContain('Cookie');
});

test('names the scripts of a screen in the Link header, and none for a public page', async () => {
  const linkOf = async (url: string, cookie = '') => (await app.inject({ url, headers: { cookie } })).headers['link'];
  expect(await linkOf('/memories')).toBe('</assets/a.js>; rel=modulepreload');
  expect(await linkOf('/', 'jugal_in=1')).toBe(
    '</assets/a.js>; rel=modulepreload, </assets/home.js>; rel=modulepreload',
  );
  expect(await linkOf('/')).toBeUndefined();
  expect(await linkOf('/no/such/screen')).toBeUndefined();
});

test.each([
  ['/no/such/screen', '</script>shell'],
  ['/gu/no/such/page', 'ગુજરાતી shell'],
])('answers the unknown address %s with 404 and the app’s shell in its language', async (url, shell) => {
  const { statusCode, body } = await app.inject(url);
  expect(statusCode).toBe(404);
  expect(body).toContain(shell);
});

test('redirects the former waitlist address and keeps its query', async () => {
  const { statusCode, headers } = await app.inject('/join-waitlist?type=expansion&city=Goa');
  expect([statusCode, headers.location]).toEqual([301, '/waitlist?type=expansion&city=Goa']);
});

test('fills in the configured address and support email', async () => {
  const { body } = await app.inject('/about');
  expect(body).toContain('<link rel="canonical" href="http://jugal.test/about">');
  expect(body).toContain('about, help@jugal.test');
});

test('shows a changed price on the next visit, and answers 304 before the change', async () => {
  const first = await app.inject('/benefits');
  expect(first.body).toContain(
    '<b>499</b>Pilot price ₹499 for the first year, then ₹1200 per year (about ₹100 a month)',
  );
  const etag = String(first.headers.etag);
  const again = await app.inject({ url: '/benefits', headers: { 'if-none-match': etag } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  readPrices = () => Promise.resolve({ ...prices, yearly: 1500, monthly: 125, pilot: 1500 });
  const changed = await app.inject({ url: '/benefits', headers: { 'if-none-match': etag } });
  expect(changed.body).toBe('<head></head><b>1500</b>₹1500 per year (about ₹125 a month)');
});

test('serves the last filled page while the database is unavailable', async () => {
  const readBefore = readPrices;
  readPrices = () => Promise.reject(new Error('no database'));
  const { statusCode, body } = await app.inject('/benefits');
  expect([statusCode, body.includes('₹1500 per year')]).toEqual([200, true]);
  readPrices = readBefore;
});

test('shows the current experiences in the page', async () => {
  expect((await app.inject('/events')).body).toContain('<div></div><p>0 available</p>');
  const title = 'Dinner for $1';
  experiences = [{ title } as Experience];
  const { body } = await app.inject('/events');
  expect(body).toContain(`<div><h3>${title}</h3></div><p>1 available</p>`);
});

test.each(['br', 'gzip'] as const)('sends a page compressed as %s', async (encoding) => {
  const { headers, rawPayload } = await app.inject({
    url: '/about',
    headers: { 'accept-encoding': encoding },
  });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['vary']).toContain('Accept-Encoding');
  const unpack = encoding === 'br' ? brotliDecompressSync : gunzipSync;
  expect(unpack(rawPayload).toString()).toContain('help@jugal.test');
});

test('lists the existing pages for search engines under the configured address', async () => {
  const robots = await app.inject('/robots.txt');
  expect(robots.body).toContain('Sitemap: http://jugal.test/sitemap.xml');
  const sitemap = await app.inject('/sitemap.xml');
  expect(sitemap.headers['content-type']).toContain('application/xml');
  const addresses = [...sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(addresses).toEqual(
    ['', 'about', 'benefits', 'events'].flatMap((page) =>
      ['', 'gu', 'hi'].map((language) =>
        language === '' ? `http://jugal.test/${page}` : `http://jugal.test/${language}${page && `/${page}`}`,
      ),
    ),
  );
  expect(sitemap.body).toContain('<xhtml:link rel="alternate" hreflang="x-default" href="http://jugal.test/about"/>');
  expect(sitemap.body).toContain('<xhtml:link rel="alternate" hreflang="gu" href="http://jugal.test/gu/about"/>');
});

test('marks hashed assets as immutable, and sends them compressed to browsers that accept it', async () => {
  const plain = await app.inject('/assets/a.js');
  expect([plain.body, plain.headers['cache-control']]).toEqual(['script', 'public, max-age=31536000, immutable']);
  const packed = await app.inject({ url: '/assets/a.js', headers: { 'accept-encoding': 'br' } });
  expect([packed.body, packed.headers['content-encoding']]).toEqual(['packed', 'br']);
  expect((await app.inject('/sw.js')).headers['cache-control']).toBe('no-cache');
});

test.each(['/assets/gone.js', '/../package.json', '/%2e%2e/package.json', '/assets/%00.js'])(
  'rejects the path %s',
  async (url) => {
    const { statusCode, body } = await app.inject(url);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain('"name"');
  },
);

test('answers HEAD for a page', async () => {
  const { statusCode, body } = await app.inject({ url: '/', method: 'HEAD' });
  expect([statusCode, body]).toEqual([200, '']);
});

test('allows only the pages’ own inline scripts', async () => {
  const { headers } = await app.inject('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['strict-transport-security']).toContain('max-age=63072000');
});

test('allows API responses to run, load and frame nothing, with a short policy', async () => {
  const { headers } = await app.inject('/api/anything');
  expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  const { headers: ofDocs } = await app.inject('/api/docs');
  expect(ofDocs['content-security-policy']).toContain("script-src 'self'");
});

test('leads what another app hands over to Money, unread, where no service worker answers', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const response = await app.inject({ method: 'POST', url: '/share', headers, payload: '--x--' });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/finances?handed=lost']);
});
