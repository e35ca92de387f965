import Fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { addPages, hashInlineScripts } from './pages.ts';
import { addSecurityHeaders } from './security-headers.ts';

const folder = mkdtempSync(join(tmpdir(), 'jugal-pages-'));
const files = {
  'index.html': '<script>start()</script><script src="/assets/a.js"></script>landing',
  '__spa-fallback.html': '<script>start()</script>shell',
  'about/index.html': 'about',
  'verify-email/index.html': 'for visitors',
  'sw.js': 'worker',
  'assets/a.js': 'script',
  'assets/a.js.br': 'packed',
};
let app: FastifyInstance;
beforeAll(async () => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  app = Fastify({ exposeHeadRoutes: false });
  await addSecurityHeaders(app, { isSecure: true, inlineScriptHashes: hashInlineScripts(folder) });
  await addPages(app, readConfig({}), folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['/', '', 'landing'],
  ['/', 'jugal=a-session', 'shell'],
  ['/?utm=1', '', 'landing'],
  ['/about', '', 'about'],
  ['/about/', 'jugal=a-session', 'about'],
  ['/verify-email', '', 'for visitors'],
  ['/verify-email?invite=ABCD2345', 'jugal=a-session', 'shell'],
  ['/dashboard', '', 'shell'],
  ['/no/such/screen', '', 'shell'],
])('%s with the cookie "%s" is the page %s', async (url, cookie, page) => {
  const { body, statusCode, headers } = await app.inject({ url, headers: { cookie } });
  expect(statusCode).toBe(200);
  expect(body).toContain(page);
  expect(headers['cache-control']).toBe('no-cache');
});

test('hashed assets are kept for good, and sent packed to browsers that unpack them', async () => {
  const plain = await app.inject('/assets/a.js');
  expect([plain.body, plain.headers['cache-control']]).toEqual([
    'script',
    'public, max-age=31536000, immutable',
  ]);
  const packed = await app.inject({ url: '/assets/a.js', headers: { 'accept-encoding': 'br' } });
  expect([packed.body, packed.headers['content-encoding']]).toEqual(['packed', 'br']);
  expect((await app.inject('/sw.js')).headers['cache-control']).toBe('no-cache');
});

test.each(['/assets/gone.js', '/../package.json', '/%2e%2e/package.json', '/assets/%00.js'])(
  '%s is not found',
  async (url) => {
    const { statusCode, body } = await app.inject(url);
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain('"name"');
  },
);

test('a page answers HEAD', async () => {
  const { statusCode, body } = await app.inject({ url: '/', method: 'HEAD' });
  expect([statusCode, body]).toEqual([200, '']);
});

test('the headers allow the pages’ own inline scripts and no other', async () => {
  const { headers } = await app.inject('/');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/=]+';/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['strict-transport-security']).toContain('max-age=63072000');
});
