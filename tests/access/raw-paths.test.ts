import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { contract } from '#domain/api.ts';
import { LANGUAGES } from '#domain/kernel/languages.ts';
import { paths } from '#domain/registry/screen-paths.ts';
import { listEndpoints } from '#server/http/api.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerPerson } from '#tests/support/people.ts';
import { openRawConnection, type RawConnection } from '#tests/support/raw-connection.ts';
import { recordCalls } from '#tests/support/records/calls.ts';

const CONNECTIONS = 10;
const REQUESTS = 10_000;
/** Milliseconds, generous for a busy machine: a request without an answer fails the test. */
const ANSWER_MS = 20_000;

const folder = mkdtempSync(join(tmpdir(), 'jugal-raw-'));
const clientDir = join(folder, 'client');
let app: TestApp;
let connections: RawConnection[];
let cookie: string;
beforeAll(async () => {
  mkdirSync(join(clientDir, 'assets'), { recursive: true });
  for (const page of ['index.html', '__spa-fallback.html']) writeFileSync(join(clientDir, page), '<head></head>');
  writeFileSync(join(clientDir, 'assets', 'a.js'), 'script');
  for (const language of LANGUAGES) {
    mkdirSync(join(folder, language, 'public-pages'), { recursive: true });
    writeFileSync(
      join(folder, language, 'public-pages', 'render.js'),
      "export const drawParts = { experiences: () => '', availableExperiences: () => '', priceTag: () => '' };",
    );
  }
  app = await createTestApp({ clientDir });
  const { cookies } = await registerPerson(app);
  cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const url = await app.listen();
  connections = Array.from({ length: CONNECTIONS }, () => openRawConnection(url));
});
afterAll(async () => {
  for (const connection of connections) connection.close();
  await app.close();
  rmSync(folder, { recursive: true });
});

/** Sends a call with the member's session and the path unchanged. */
function send(connection: RawConnection, method: string, path: string, isSignedIn = true) {
  const hasBody = !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method);
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: jugal.test',
    ...(isSignedIn ? [`Cookie: ${cookie}`] : []),
    ...(hasBody ? ['Content-Type: application/json', 'Content-Length: 2'] : []),
  ].join('\r\n');
  return connection.send(head, hasBody ? '{}' : '', ANSWER_MS);
}

function sendOnce(method: string, path: string, isSignedIn = true) {
  const [connection] = connections;
  if (!connection) throw new Error('no connection is open');
  return send(connection, method, path, isSignedIn);
}

const routes = [
  // Logging out would end the session of all later calls.
  ...listEndpoints(contract).filter(({ path }) => !path.endsWith('/logout')),
  ...[...Object.values(paths), '/assets/a.js', '/api/docs', '/api/openapi.json', '/nosuch.js'].map((path) => ({
    method: 'GET',
    path,
  })),
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
const ODDITIES = (
  '.. . %2e %2e%2e %2E%2e .%2e %252e%252e %2f %2F %252f / // \\ %5c %255c %00 %2500 %01 %7f %ff %c0%ae %c0%af %E0%A4%A % %z %zz ' +
  '%u002e ; ;a=b : * + ~ | ^ " < > { } {id} ` %20 %0a %0d%0a %09 %23 # ? ?a=%00 ?cursor=%2e ?limit=1e9 ?a=%zz & = @ ! $ é ÿ \u0080 ' +
  'null undefined __proto__ constructor 0 -1 1e999 package.json .env .git/config index.html a.js.br ..%2f..%2fpackage.json ..%5c..%5c ' +
  '00000000-0000-7000-8000-000000000000 00000000-0000-7000-8000-000000000000%00'
).split(' ');

const oddity = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom(...ODDITIES) },
  {
    weight: 3,
    arbitrary: fc.string({
      unit: fc.integer({ min: 0x21, max: 0xff }).map((code) => String.fromCharCode(code)),
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom(...[201, 4000, 20_000].map((length) => 'x'.repeat(length))) },
  { weight: 1, arbitrary: fc.constant('%2e%2e/'.repeat(300)) },
);
/** A route's path, whole or truncated, with odd segments as its parameters and appended. */
const rawRequest = fc
  .record({
    route: fc.constantFrom(...routes),
    otherMethod: fc.option(fc.constantFrom(...METHODS)),
    cut: fc.nat(8),
    parts: fc.array(oddity, { minLength: 1, maxLength: 5 }),
    glue: fc.constantFrom('/', '', '/../', '%2f'),
    start: fc.constantFrom('', '', '', '', '', '/', '//', '\\', 'http://jugal.test', '*', '/.', '/%2e'),
  })
  .map(({ route, otherMethod, cut, parts, glue, start }) => {
    const [first = '', ...others] = parts;
    const filled = route.path.replaceAll(/\{\w+\}/g, () => first);
    const segments = filled.split('/');
    const kept = cut < 6 ? segments : segments.slice(0, -1 - (cut % 2));
    return {
      method: otherMethod ?? route.method,
      path: `${start}${[kept.join('/'), ...others, ...(filled === route.path ? [first] : [])].join(glue)}`,
    };
  });

test('answers any path and method without a server error', async () => {
  const logged = vi.spyOn(app.platform.log, 'error');
  const seed = Date.now();
  const waiting = fc.sample(rawRequest, { numRuns: REQUESTS, seed });
  const wrong: string[] = [];
  const work = async (connection: RawConnection) => {
    for (let next = waiting.pop(); next && wrong.length < 20; next = waiting.pop()) {
      const { status } = await send(connection, next.method, next.path);
      if (status < 200 || status >= 500) wrong.push(`${status} ${next.method} ${next.path.slice(0, 200)}`);
    }
  };
  await Promise.all(connections.map(work));
  expect(wrong, `seed ${seed}`).toEqual([]);
  expect(logged.mock.calls).toEqual([]);
  // The session is unchanged: the calls reached the same code as a member's.
  expect((await sendOnce('GET', '/api/auth/user')).status, `seed ${seed}`).toBe(200);
}, 120_000);

test.each(
  recordCalls.flatMap(({ path }) =>
    ['GET', 'PUT', 'PATCH', 'DELETE'].map((method) => [method, `${path}/%2e%2e`] as const),
  ),
)('answers %s %s', async (method, path) => {
  expect((await sendOnce(method, path)).status).toBe(404);
});

test.each([
  '/assets/..%2f..%2fpackage.json',
  '/a%5c..%5c',
  '//',
  '//evil.example/x',
  '/assets/%00.js',
  'http://jugal.test/api/health',
])('rejects %s without an error log entry', async (path) => {
  const logged = vi.spyOn(app.platform.log, 'error');
  for (const isSignedIn of [true, false])
    expect([400, 404]).toContain((await sendOnce('GET', path, isSignedIn)).status);
  expect(logged.mock.calls).toEqual([]);
});

test('refuses each call of the contract in every other spelling of its path', async () => {
  const calls = listEndpoints(contract).map(({ method, path }) => ({
    method,
    path: path.replaceAll(/\{\w+\}/g, '00000000-0000-7000-8000-000000000000'),
  }));
  const spellings = calls.flatMap(({ method, path }) => [
    ...Array.from(path).flatMap((letter, index) => {
      if (letter === '/') return [];
      const encoded = `%${letter.charCodeAt(0).toString(16)}`;
      return [[method, path.slice(0, index) + encoded + path.slice(index + 1)] as const];
    }),
    [method, `${path}/`] as const,
    [method, path.replace('/api/', '/api//')] as const,
    [method, path.replace('/api/', '/api/./')] as const,
    [method, path.replace('/api/', '/x/../api/')] as const,
  ]);
  const served: string[] = [];
  const work = async (connection: RawConnection) => {
    for (let next = spellings.pop(); next; next = spellings.pop()) {
      const { status } = await send(connection, next[0], next[1]);
      if (status !== 404) served.push(`${status} ${next.join(' ')}`);
    }
  };
  await Promise.all(connections.map(work));
  expect(served).toEqual([]);
}, 60_000);

test.each(['Host: jugal.test', 'host: evil.example', 'HOST: jugal.test'])('refuses a second %s', async (second) => {
  const [connection] = connections;
  const head = `GET /api/health HTTP/1.1\r\nHost: jugal.test\r\n${second}`;
  expect((await connection?.send(head, '', ANSWER_MS))?.status).toBe(400);
});

test('forbids caching of unknown API paths', async () => {
  const { status, headers } = await sendOnce('GET', '/api/nosuch', false);
  expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test.each([
  ['PUT', '/api/memories', 'GET, HEAD, POST'],
  ['GET', '/api/memories/7', 'PATCH, DELETE'],
  ['POST', '/api/live', 'GET'],
  ['PROPFIND', '/api/health', 'GET, HEAD'],
  ['OPTIONS', '/api/auth/login', 'POST'],
  ['PATCH', '/api/admin/audit-log?limit=1', 'GET, HEAD'],
  ['POST', '/dashboard', 'GET, HEAD'],
])('answers %s %s with the allowed methods', async (method, path, allowed) => {
  const { status, headers } = await sendOnce(method, path);
  expect([status, headers.get('allow')]).toEqual([405, allowed]);
});
