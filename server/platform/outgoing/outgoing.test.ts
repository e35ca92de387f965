import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  CALENDAR_CA,
  CALENDAR_NAME,
  type CalendarServer,
  startCalendarServer,
} from '#tests/support/calendar-server.ts';
import type { OutgoingSettings, Validators } from './fetch-address.ts';
import { createOutgoing } from './outgoing.ts';

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
  { known = null, ...settings }: Partial<OutgoingSettings> & { known?: Validators | null } = {},
) {
  const outgoing = createOutgoing({ allowedHosts: [server.host], names, ca: CALENDAR_CA, ...settings });
  try {
    const parsed = outgoing.parse(url);
    if (!parsed) throw new Error(`${url} is not allowed`);
    const answer = await outgoing.read(parsed, { accept: 'text/calendar', maxBytes: MAX_BYTES, known });
    return { ...answer, body: answer.body && Buffer.from(answer.body).toString() };
  } finally {
    await outgoing.close();
  }
}

const toUrl = (path: string) => `https://${server.host}${path}`;

test('connects to the address that it has checked, with the name and few headers', async () => {
  let name: unknown;
  server.answer = ({ socket }, response) => {
    name = 'servername' in socket && socket.servername;
    response.writeHead(200, { etag: '"1"' }).end('calendar');
  };
  expect(await read(toUrl('/a.ics?key=secret'))).toMatchObject({
    body: 'calendar',
    etag: '"1"',
    lastModified: null,
  });
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
  ['another port', 'https://calendar.example:22/'],
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

test('checks the address of the name of each redirect', async () => {
  server.answer = (_request, response) => response.writeHead(301, { location: 'https://mixed.example/b' }).end();
  await expect(read(toUrl('/a'))).rejects.toMatchObject({ failure: 'hostPrivate' });
  expect(server.requests).toHaveLength(1);
});

test.each(['https://calendar.example:80/', 'https://calendar.example:22/', 'https://1.1.1.1:65535/a.ics'])(
  'allows no port but 443 and 8443: %s',
  (url) => {
    const outgoing = createOutgoing({ allowedHosts: [] });
    expect(outgoing.parse(url)).toBeNull();
    const { hostname } = new URL(url);
    for (const port of ['', ':443', ':8443']) expect(outgoing.parse(`https://${hostname}${port}/`)).not.toBeNull();
  },
);

test('asks whether the content is the known one', async () => {
  server.answer = ({ headers }, response) =>
    response.writeHead(headers['if-none-match'] === '"1"' && headers['if-modified-since'] ? 304 : 200).end();
  const known = { etag: '"1"', lastModified: 'Wed, 25 Nov 2026 06:30:00 GMT' };
  expect(await read(toUrl('/'), { known })).toMatchObject({ body: null });
  server.answer = (_request, response) => response.writeHead(304).end();
  await expect(read(toUrl('/'))).rejects.toMatchObject({ failure: 'unreachable' });
});

test.each([204, 206, 300, 401, 404, 500])('fails with the status %i', async (status) => {
  server.answer = (_request, response) => response.writeHead(status).end();
  await expect(read(toUrl('/'))).rejects.toMatchObject({ failure: 'unreachable' });
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

test('gives up after its time, for an answer and its bytes', async () => {
  const timeoutMs = 300;
  server.answer = () => undefined;
  await expect(read(toUrl('/'), { timeoutMs })).rejects.toMatchObject({ failure: 'unreachable' });
  server.answer = (_request, response) => void response.write('BEGIN');
  await expect(read(toUrl('/'), { timeoutMs })).rejects.toMatchObject({ failure: 'unreachable' });
});

test('reports a connection that breaks, and a certificate of no known authority', async () => {
  server.answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '10' }).write('BEGIN');
    setImmediate(() => response.destroy());
  };
  await expect(read(toUrl('/'))).rejects.toMatchObject({ failure: 'unreachable' });
  server.answer = (_request, response) => response.end('calendar');
  const untrusting = createOutgoing({ allowedHosts: [server.host], names });
  const options = { accept: 'text/calendar', maxBytes: MAX_BYTES, known: null };
  await expect(untrusting.read(new URL(toUrl('/')), options)).rejects.toMatchObject({ failure: 'unreachable' });
  await untrusting.close();
});

test('keeps the address out of its errors', async () => {
  server.answer = (_request, response) => response.writeHead(403).end();
  const error = await read(toUrl('/a.ics?key=secret')).catch((each: unknown) => each);
  expect(error).toBeInstanceOf(Error);
  expect(JSON.stringify([error, String(error), (error as Error).stack])).not.toMatch(/secret|calendar\.example/);
});

/** Ways in which a server makes much work of few bytes. Each ends long before its time. */
const costly: Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>> = {
  'pieces of one byte': (_request, response) => {
    response.writeHead(200);
    const write = () => {
      for (let count = 0; count < 1000 && !response.destroyed; count += 1) response.write('a');
      if (!response.destroyed) setImmediate(write);
    };
    write();
  },
  'answers before the answer': (_request, response) => {
    const write = () => {
      if (response.destroyed) return;
      response.writeEarlyHints({ link: '</a>; rel=preload; as=style' });
      setImmediate(write);
    };
    write();
  },
  'chunks whose heads are longer than they': ({ socket }) => {
    socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n');
    const chunk = `1;x=${'y'.repeat(500)}\r\na\r\n`.repeat(10);
    const write = () => {
      if (socket.destroyed) return;
      socket.write(chunk);
      setImmediate(write);
    };
    write();
  },
  'headers without an end': ({ socket }) => {
    const write = () => {
      if (socket.destroyed) return;
      socket.write(`X-${'a'.repeat(1000)}: b\r\n`);
      setImmediate(write);
    };
    socket.write('HTTP/1.1 200 OK\r\n');
    write();
  },
};

test.each(Object.keys(costly))('gives up on %s, after few pieces', async (name) => {
  server.answer = (request, response) => costly[name]?.(request, response);
  await expect(read(toUrl('/'), { timeoutMs: 120_000 })).rejects.toMatchObject({
    failure: expect.stringMatching(/^(?:unreachable|tooLarge)$/),
  });
  await expect.poll(() => server.requests[0]?.socket.destroyed).toBe(true);
});

test('reads an answer in the pieces of a slow network', async () => {
  server.answer = (_request, response) => {
    let sent = 0;
    const write = () => {
      for (let count = 0; count < 100 && sent < 1200; count += 1, sent += 1) response.write('a'.repeat(80));
      if (sent < 1200) setImmediate(write);
      else response.end();
    };
    write();
  };
  expect((await read(toUrl('/'))).body).toHaveLength(96_000);
});
