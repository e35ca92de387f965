import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { SERVER_HEADER } from '#domain/system/facts.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type Person, registerPerson } from '#tests/support/people.ts';
import { makePhoto, uploadPhoto } from '#tests/support/photos.ts';
import { createAnswers } from '../limits/answers.ts';
import { readRelease } from './release.ts';

const TIMEOUT_MS = 600;
const build = mkdtempSync(join(tmpdir(), 'jugal-release-'));
const clientDir = join(build, 'client');
const stamp = join(build, 'inputs.sha256');
const drawParts = `export const drawParts = { experiences: () => '', availableExperiences: () => '', priceTag: () => '' };`;
const version = (
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as { version: string }
).version;
const release = `${version}+0123abcd`;

let app: TestApp;
let riya: Person;
let photo: string;
let memory: string;
const sockets: Socket[] = [];
beforeAll(async () => {
  const files = {
    '__spa-fallback.html': 'shell',
    'gu/__spa-fallback.html': 'shell',
    'hi/__spa-fallback.html': 'shell',
    'about/index.html': '<head></head>about',
    'assets/a.js': 'script',
    ...Object.fromEntries(['en', 'gu', 'hi'].map((each) => [`../${each}/public-pages/render.js`, drawParts])),
    '../package.json': '{"type":"module"}',
    '../inputs.sha256': `0123abcd${'e'.repeat(56)}`,
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(clientDir, name, '..'), { recursive: true });
    writeFileSync(join(clientDir, name), content);
  }
  app = await createTestApp({ clientDir, requestTimeoutMs: TIMEOUT_MS });
  riya = await registerPerson(app);
  photo = (await uploadPhoto(riya, await makePhoto(60, 40))).imageUrl;
  memory = (await riya.api.memories.create({ title: 'Kites', memoryDate: '2026-01-14' })).id;
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  rmSync(build, { recursive: true, force: true });
  await app.close();
});

interface Heads {
  statuses: number[];
  /** Values of the header in each answer; `null` for one without it. */
  releases: (string | null)[];
  etag: string;
}

/** Sends raw bytes on a new connection and reads the heads of the answers, interim ones left out. */
async function ask(bytes: string, count = 1): Promise<Heads> {
  const { hostname, port } = new URL(await app.listen());
  const socket = connect({ host: hostname, port: Number(port) });
  sockets.push(socket);
  let said = '';
  socket.on('data', (part: Buffer) => (said += part.toString('latin1')));
  socket.on('error', () => undefined);
  socket.write(bytes);
  const heads = () => [...said.matchAll(/HTTP\/1\.1 (?!100)(\d{3}) [\s\S]*?\r\n\r\n/g)];
  await expect.poll(() => heads().length, { timeout: 10_000 }).toBe(count);
  const valueOf = (head: string, name: string) => new RegExp(`^${name}: (.*)\r$`, 'im').exec(head)?.[1] ?? null;
  return {
    statuses: heads().map(([, status]) => Number(status)),
    releases: heads().map(([head]) => valueOf(head, SERVER_HEADER)),
    etag: valueOf(said, 'etag') ?? '',
  };
}

const cookie = () => `Cookie: ${[...riya.cookies].map(([name, value]) => `${name}=${value}`).join('; ')}`;
const head = (call: string, ...lines: string[]) =>
  [`${call} HTTP/1.1`, 'Host: jugal.test', ...lines, '', ''].join('\r\n');
const json = (body: string, type = 'application/json') => [`Content-Type: ${type}`, `Content-Length: ${body.length}`];
const asMember = (call: string, body?: string, ...lines: string[]) =>
  head(call, cookie(), ...lines, ...(body === undefined ? [] : json(body))) + (body ?? '');
const chunked = 'Transfer-Encoding: chunked';
const expense = '{"title":"Chai","amount":"20"}';

test.each<[string, number, () => string]>([
  // Node's own.
  ['a line that is not HTTP', 400, () => 'nonsense\r\n\r\n'],
  ['an unknown method', 400, () => head('BREW /')],
  ['a call without a host', 400, () => 'GET / HTTP/1.1\r\n\r\n'],
  ['an unknown expectation', 417, () => head('GET /', 'Expect: x')],
  ['too many headers', 431, () => `GET / HTTP/1.1\r\nX-Long: ${'a'.repeat(20_000)}`],
  ['an endless address', 431, () => `GET /${'a'.repeat(20_000)}`],
  ['an endless chunk extension', 413, () => `${head('POST /api/contact', chunked)}1;${'a'.repeat(20_000)}\r\n`],
  ['headers that do not end', 408, () => 'GET / HTTP/1.1\r\nHost: jugal.test\r\nX-Slow: '],
  ['a body that does not end', 408, () => asMember('POST /api/memories', undefined, ...json('a'.repeat(100_000)))],
  // The router's.
  ['an address that cannot be decoded', 400, () => head('GET /%zz')],
  ['a long parameter', 405, () => asMember(`GET /api/memories/${'a'.repeat(3000)}`)],
  ['a method of no route', 405, () => head('PROPFIND /api/health')],
  ['an unknown call', 404, () => head('GET /api/unknown')],
  ['an unknown page', 404, () => head('GET /unknown')],
  // Pages and files.
  ['a page', 200, () => head('GET /about')],
  ['the head of a page', 200, () => head('HEAD /about')],
  ['a compressed page', 200, () => head('GET /about', 'Accept-Encoding: br')],
  ['the shell', 200, () => head('GET /memories')],
  ['a moved page', 301, () => head('GET /join-waitlist')],
  ['a file', 200, () => head('GET /assets/a.js')],
  ['a part of a file', 206, () => head('GET /assets/a.js', 'Range: bytes=0-1')],
  ['a missing part of a file', 416, () => head('GET /assets/a.js', 'Range: bytes=99-')],
  ['a missing file', 404, () => head('GET /assets/gone.js')],
  ['the robots file', 200, () => head('GET /robots.txt')],
  ['the API document', 200, () => head('GET /api/openapi.json')],
  ['the page of the API', 200, () => head('GET /api/docs')],
  // Calls.
  ['the health check', 200, () => head('GET /api/health')],
  ['the head of the health check', 200, () => head('HEAD /api/health')],
  [
    'a connection that could be upgraded',
    200,
    () => head('GET /api/health', 'Connection: Upgrade', 'Upgrade: websocket'),
  ],
  ['a read', 200, () => asMember('GET /api/memories')],
  ['a photo', 200, () => asMember(`GET ${photo}`)],
  ['a download', 200, () => asMember('GET /api/expenses/export.csv')],
  ['an archive', 200, () => asMember('GET /api/export')],
  ['the live stream', 200, () => asMember('GET /api/live')],
  ['a change', 201, () => asMember('POST /api/expenses', expense)],
  ['a change after the caller may go on', 201, () => asMember('POST /api/expenses', expense, 'Expect: 100-continue')],
  ['an empty answer', 204, () => asMember(`DELETE /api/memories/${memory}`)],
  ['invalid input', 400, () => asMember('POST /api/expenses', '{}')],
  ['a call without a session', 401, () => head('GET /api/memories')],
  ['a call from another site', 403, () => asMember('POST /api/expenses', expense, 'Origin: https://other.example')],
  ['a missing record', 404, () => asMember(`DELETE /api/expenses/${crypto.randomUUID()}`)],
  ['a body of another type', 415, () => head('POST /api/expenses', cookie(), ...json('x', 'text/x')) + 'x'],
  [
    'a long body',
    413,
    () => asMember('POST /api/expenses', undefined, 'Content-Type: application/json', 'Content-Length: 99999999'),
  ],
])('names the release in the answer to %s', async (_name, status, bytes) => {
  expect(await ask(bytes())).toMatchObject({ statuses: [status], releases: [release] });
});

test.each(['/about', '/assets/a.js'])('names the release when %s has not changed', async (path) => {
  const { etag } = await ask(head(`GET ${path}`));
  expect(await ask(head(`GET ${path}`, `If-None-Match: ${etag}`))).toMatchObject({
    statuses: [304],
    releases: [release],
  });
});

test('names the release in each answer of one connection', async () => {
  const { releases } = await ask(
    [head('GET /api/health'), head('GET /about'), head('GET /api/unknown'), asMember('GET /api/memories')]
      .join('')
      .repeat(2),
    8,
  );
  expect(releases).toEqual(Array.from({ length: 8 }, () => release));
});

test('names the release in errors of the server', async () => {
  await app.database.pool.query('alter table memories rename to memories_away');
  onTestFinished(async () => {
    await app.database.pool.query('alter table memories_away rename to memories');
  });
  expect(await ask(asMember('GET /api/memories'))).toMatchObject({ statuses: [500], releases: [release] });
});

test('names the release while the server stops', async () => {
  app.platform.readiness.startDraining();
  expect(await ask(head('GET /api/ready'))).toMatchObject({ statuses: [503], releases: [release] });
});

test('names the release when Node refuses one more request of a connection', async () => {
  const answers = createAnswers({ releaseName: '1.2.3' });
  const server = createServer({ ServerResponse: answers.Response }, (_request, response) => response.end());
  server.maxRequestsPerSocket = 1;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    answers.close();
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  sockets.push(socket);
  let said = '';
  socket.on('data', (part: Buffer) => (said += part.toString()));
  socket.write(head('GET /').repeat(2));
  await expect.poll(() => said).toMatch(/HTTP\/1\.1 503 /);
  expect(said.match(/HTTP\/1\.1 (200|503) [^]*?x-jugal: 1\.2\.3\r\n/g)).toHaveLength(2);
});

test('names the version alone without a built client', () => {
  expect(readRelease(null)).toBe(version);
  expect(readRelease(join(build, 'none', 'client'))).toBe(version);
});

test('names another release after another build', () => {
  expect(readRelease(clientDir)).toBe(release);
  writeFileSync(stamp, 'f'.repeat(64));
  expect(readRelease(clientDir)).toBe(`${version}+ffffffff`);
  writeFileSync(stamp, 'broken\r\n');
  expect(readRelease(clientDir)).toBe(version);
});
