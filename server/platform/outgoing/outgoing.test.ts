import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  CALENDAR_CA,
  CALENDAR_NAME,
  type CalendarServer,
  startCalendarServer,
} from '#tests/support/calendar-server.ts';
import type { ResolveHost } from './resolve-host.ts';
import { createOutgoing, type OutgoingOptions, type Validators } from './outgoing.ts';

let server: CalendarServer;
beforeEach(async () => {
  server = await startCalendarServer();
});
afterEach(() => server.close());

const MAX_BYTES = 100_000;
const names: Readonly<Record<string, string[]>> = {
  [CALENDAR_NAME]: ['127.0.0.1'],
  'private.example': ['127.0.0.1'],
  'mixed.example': ['1.1.1.1', '10.0.0.1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'none.example': [],
};

/** Reads an address of the server, which alone is allowed to be on the loopback. */
async function read(
  url: string,
  { known = null, ...options }: Partial<OutgoingOptions> & { known?: Validators | null } = {},
) {
  const resolve = vi.fn<ResolveHost>(async (name) => names[name] ?? []);
  const outgoing = createOutgoing({ allowedHosts: [server.host], resolve, ca: CALENDAR_CA, ...options });
  const parsed = outgoing.parse(url);
  if (!parsed) throw new Error(`${url} is not allowed`);
  const answer = await outgoing.read(parsed, { accept: 'text/calendar', maxBytes: MAX_BYTES, known });
  return { ...answer, body: answer.body?.toString() ?? null, resolve };
}

const toUrl = (path: string) => `https://${server.host}${path}`;

test('connects to the address that it has checked, with the name and few headers', async () => {
  let name: unknown;
  server.answer = ({ socket }, response) => {
    name = 'servername' in socket && socket.servername;
    response.writeHead(200, { etag: '"1"' }).end('calendar');
  };
  const resolve = vi.fn<ResolveHost>().mockResolvedValueOnce(['127.0.0.1']).mockResolvedValue(['127.0.0.2']);
  expect(await read(toUrl('/a.ics?key=secret'), { resolve })).toMatchObject({
    body: 'calendar',
    etag: '"1"',
    lastModified: null,
  });
  expect(resolve).toHaveBeenCalledTimes(1);
  expect(name).toBe(CALENDAR_NAME);
  expect(server.requests[0]?.headers).toEqual({
    accept: 'text/calendar',
    'accept-encoding': 'identity',
    connection: expect.any(String),
    host: server.host,
    'user-agent': 'Jugal',
  });
});

test.each(['private.example', 'mixed.example', 'mapped.example'])('refuses %s without a request', async (name) => {
  await expect(read(`https://${name}/`)).rejects.toMatchObject({ failure: 'hostPrivate' });
  expect(server.requests).toEqual([]);
});

test('says that a name is unknown', async () => {
  await expect(read('https://none.example/')).rejects.toMatchObject({ failure: 'hostUnknown' });
});

test.each([
  ['a private name', 'https://private.example/a.ics'],
  ['a private address', 'https://127.0.0.1/a.ics'],
  ['a mapped address', 'https://[::ffff:127.0.0.1]/'],
  ['another scheme', 'http://calendar.example/a.ics'],
  ['a file', 'file:///etc/passwd'],
  ['credentials', 'https://me:secret@calendar.example/'],
  ['no address', 'https://'],
])('refuses a redirect to %s', async (_what, location) => {
  server.answer = (_request, response) => response.writeHead(302, { location }).end();
  await expect(read(toUrl('/'))).rejects.toMatchObject({ failure: 'hostPrivate' });
  expect(server.requests).toHaveLength(1);
});

test.each([
  [3, 'calendar'],
  [4, 'redirected'],
])('follows %i redirects with the result %s', async (count, result) => {
  server.answer = ({ url = '' }, response) => {
    const place = Number(url.slice(1));
    if (place === count) response.end('calendar');
    else response.writeHead(307, { location: `/${place + 1}`, 'set-cookie': 'id=1' }).end();
  };
  const outcome = await read(toUrl('/0')).then(
    ({ body }) => body,
    (error: unknown) => (error as { failure: string }).failure,
  );
  expect(outcome).toBe(result);
  expect(server.requests).toHaveLength(4);
  expect(server.requests.every(({ headers }) => headers.cookie === undefined)).toBe(true);
});

test('resolves the name of each redirect', async () => {
  server.answer = ({ url }, response) => {
    if (url === '/b') response.end('calendar');
    else response.writeHead(301, { location: '/b' }).end();
  };
  const { resolve } = await read(toUrl('/a'));
  expect(resolve).toHaveBeenCalledTimes(2);
});

test('asks whether the content is the known one', async () => {
  server.answer = ({ headers }, response) =>
    response.writeHead(headers['if-none-match'] === '"1"' && headers['if-modified-since'] ? 304 : 200).end();
  const known = { etag: '"1"', lastModified: 'Wed, 25 Nov 2026 06:30:00 GMT' };
  expect(await read(toUrl('/'), { known })).toMatchObject({ body: null });
  server.answer = (_request, response) => response.writeHead(304).end();
  await expect(read(toUrl('/'))).rejects.toMatchObject({ failure: 'answered', status: 304 });
});

test.each([204, 206, 300, 401, 404, 500])('fails with the status %i', async (status) => {
  server.answer = (_request, response) => response.writeHead(status).end();
  await expect(read(toUrl('/'))).rejects.toMatchObject({ failure: 'answered', status });
});

test('reads up to the largest size', async () => {
  server.answer = (_request, response) => response.end('a'.repeat(MAX_BYTES));
  expect((await read(toUrl('/'))).body).toHaveLength(MAX_BYTES);
  let isClosed = false;
  server.answer = (_request, response) => {
    response.once('close', () => (isClosed = true));
    const write = () => {
      while (!response.destroyed && response.write('a'.repeat(10_000)));
      response.once('drain', write);
    };
    write();
  };
  await expect(read(toUrl('/'))).rejects.toMatchObject({ failure: 'tooLarge' });
  await expect.poll(() => isClosed).toBe(true);
});

test('refuses compressed content', async () => {
  server.answer = (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('a'.repeat(50_000_000)));
  await expect(read(toUrl('/'))).rejects.toMatchObject({ failure: 'unreadable' });
});

test('gives up after its time, for a name, an answer and its bytes', async () => {
  const timeoutMs = 300;
  const resolve = async () => Promise.withResolvers<string[]>().promise;
  await expect(read(toUrl('/'), { timeoutMs, resolve })).rejects.toMatchObject({ failure: 'timedOut' });
  server.answer = () => undefined;
  await expect(read(toUrl('/'), { timeoutMs })).rejects.toMatchObject({ failure: 'timedOut' });
  server.answer = (_request, response) => void response.write('BEGIN');
  await expect(read(toUrl('/'), { timeoutMs })).rejects.toMatchObject({ failure: 'timedOut' });
});

test('reports a connection that breaks, and a certificate of no known authority', async () => {
  server.answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '10' }).write('BEGIN');
    setImmediate(() => response.destroy());
  };
  await expect(read(toUrl('/'))).rejects.toMatchObject({ failure: 'unreachable' });
  server.answer = (_request, response) => response.end('calendar');
  const outgoing = createOutgoing({ allowedHosts: [server.host], resolve: async () => ['127.0.0.1'] });
  const url = new URL(toUrl('/'));
  const options = { accept: 'text/calendar', maxBytes: MAX_BYTES, known: null };
  await expect(outgoing.read(url, options)).rejects.toMatchObject({ failure: 'unreachable' });
});

test('keeps the address out of its errors', async () => {
  server.answer = (_request, response) => response.writeHead(403).end();
  const error = await read(toUrl('/a.ics?key=secret')).catch((each: unknown) => each);
  expect(error).toBeInstanceOf(Error);
  expect(JSON.stringify([error, String(error), (error as Error).stack])).not.toMatch(/secret|calendar\.example/);
});
