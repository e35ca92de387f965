import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type Person, registerPerson } from '#tests/support/people.ts';

let app: TestApp;
let riya: Person;
const sockets: Socket[] = [];
beforeAll(async () => {
  app = await createTestApp({ stalledReaders: { stalledMs: 600, watchMs: 100 } });
  riya = await registerPerson(app);
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => app.close());

interface Connection {
  socket: Socket;
  /** Everything that was received. */
  said(): string;
  isClosed(): boolean;
}

async function open(): Promise<Connection> {
  const { hostname, port } = new URL(await app.listen());
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  sockets.push(socket);
  let said = '';
  socket.on('data', (bytes: Buffer) => (said += bytes.toString('latin1')));
  // A write may hit a connection that was just closed.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return { socket, said: () => said, isClosed: () => socket.destroyed || socket.readableEnded };
}

const cookieOf = ({ cookies }: Person) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const head = (call: string, ...lines: string[]) =>
  [`${call} HTTP/1.1`, 'Host: jugal.test', ...lines, '', ''].join('\r\n');
const json = 'Content-Type: application/json';
const chunked = 'Transfer-Encoding: chunked';
const toChunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;

/** Sends `chunk` until the server ends the connection, at most `max` times. Returns how many were sent. */
async function flood({ socket, isClosed }: Connection, chunk: string, max: number): Promise<number> {
  let sent = 0;
  while (!isClosed() && sent < max) {
    socket.write(chunk.repeat(50));
    sent += 50;
    await sleep(1);
  }
  return sent;
}

test.each([
  ['JSON', 'POST /api/expense-imports/check', json],
  ['a form', 'POST /api/memories/photos', 'Content-Type: multipart/form-data; boundary=x'],
  ['a small call', 'POST /api/expenses', json],
])('refuses %s in chunks of one byte, and ends the connection', async (_name, call, type) => {
  const connection = await open();
  connection.socket.write(head(call, type, chunked, `Cookie: ${cookieOf(riya)}`));
  expect(await flood(connection, toChunk(' '), 20_000)).toBeLessThan(20_000);
  expect(connection.said()).toMatch(/^HTTP\/1\.1 400 [\s\S]*connection: close/i);
});

test('accepts chunks of the size that a proxy sends, and a body byte by byte from a slow network', async () => {
  const body = JSON.stringify({ title: 'Chai', amount: '20', note: 'n'.repeat(1500) }).padEnd(9000);
  const viaProxy = await open();
  viaProxy.socket.write(head('POST /api/expenses', json, chunked, `Cookie: ${cookieOf(riya)}`));
  for (let at = 0; at < body.length; at += 500) viaProxy.socket.write(toChunk(body.slice(at, at + 500)));
  viaProxy.socket.write('0\r\n\r\n');
  await expect.poll(viaProxy.said).toMatch(/^HTTP\/1\.1 (201|400) /);
  const slow = await open();
  const plain = JSON.stringify({ title: 'Chai', amount: '20' }).padEnd(1500);
  slow.socket.write(head('POST /api/expenses', json, `Content-Length: ${plain.length}`, `Cookie: ${cookieOf(riya)}`));
  for (let at = 0; at < plain.length; at += 1) {
    slow.socket.write(plain.charAt(at));
    if (at % 50 === 0) await sleep(1);
  }
  await expect.poll(slow.said).toMatch(/^HTTP\/1\.1 201 /);
  expect(slow.isClosed()).toBe(false);
});

test.each([
  ['GET /api/health', 200],
  ['HEAD /api/health', 200],
  ['GET /api/unknown', 404],
  ['GET /api/partner-notes', 401],
  ['POST /api/memories/photos', 401],
  ['POST /api/admin/experiences', 401],
])('answers %s and ends the connection although a body still comes', async (call, status) => {
  const connection = await open();
  connection.socket.write(head(call, json, chunked));
  await flood(connection, toChunk('a'.repeat(100)), 5000);
  await expect.poll(connection.isClosed).toBe(true);
  expect(connection.said()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(connection.said()).toMatch(/connection: close/i);
});

test.each([
  ['an expectation that Node refuses', 'POST /api/partner-notes', ['Expect: x'], 417],
  ['an address that cannot be decoded', 'POST /%zz', [], 400],
  ['another', 'POST /api/%ff%fe', [], 400],
  ['a method of no route', 'PROPFIND /api/health', [], 405],
])('answers %s and ends the connection although a body still comes', async (_name, call, lines, status) => {
  const connection = await open();
  connection.socket.write(head(call, json, chunked, ...lines));
  const sent = await flood(connection, toChunk('a'), 20_000);
  expect(sent).toBeLessThan(20_000);
  expect(connection.said()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [\\s\\S]*connection: close`, 'i'));
});

test.each([
  ['too many headers', `GET / HTTP/1.1\r\nX-Long: ${'a'.repeat(20_000)}`, 431],
  ['malformed HTTP', 'nonsense\r\n\r\n', 400],
  ['a call without a host', `POST /api/contact HTTP/1.1\r\n${chunked}\r\n\r\n`, 400],
])('lets a caller who still sends read the refusal of %s', async (_name, start, status) => {
  const connection = await open();
  connection.socket.write(start);
  const sent = await flood(connection, toChunk('a'.repeat(2000)), 20_000);
  expect(sent).toBeLessThan(20_000);
  expect(connection.said()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
});

test.each(['POST /api/memories/photos', 'POST /api/partner-notes', 'POST /api/admin/experiences'])(
  'lets a caller read why %s was refused, although chunks of one byte came before the answer',
  async (call) => {
    const connection = await open();
    connection.socket.write(head(call, json, chunked) + toChunk('a').repeat(8000));
    await expect.poll(connection.isClosed).toBe(true);
    expect(connection.said()).toMatch(/^HTTP\/1\.1 40[01] [\s\S]*"message"/);
  },
);

test('ends a connection that asks for a tunnel', async () => {
  const connection = await open();
  connection.socket.write(head('CONNECT jugal.test:443', chunked));
  await expect.poll(connection.isClosed).toBe(true);
});

test('lets a caller who still sends read why the call was refused, and reads nothing more', async () => {
  const url = await app.listen();
  const headers = { 'content-type': 'application/json', cookie: cookieOf(riya) };
  const body = Buffer.alloc(30 * 1024 * 1024, ' ');
  for (let count = 0; count < 4; count += 1) {
    const response = await fetch(`${url}/api/expense-imports`, { method: 'POST', headers, body });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'too_large' });
  }
  const { socket, said, isClosed } = await open();
  socket.write(head('POST /api/expense-imports', json, `Content-Length: ${body.length}`));
  socket.write(body);
  await expect.poll(isClosed).toBe(true);
  expect(said()).toMatch(/^HTTP\/1\.1 401 /);
  expect(socket.bytesWritten - socket.writableLength).toBeLessThan(body.length);
}, 60_000);

test('keeps the connection of a refused call whose body has arrived', async () => {
  const connection = await open();
  const call = head('POST /api/partner-notes', json, 'Content-Length: 2') + '{}';
  connection.socket.write(call);
  await expect.poll(() => connection.said().match(/HTTP\/1\.1 401/g)?.length).toBe(1);
  connection.socket.write(call);
  await expect.poll(() => connection.said().match(/HTTP\/1\.1 401/g)?.length).toBe(2);
});

test('ends a connection with more than eight requests under way, and serves none after', async () => {
  const few = await open();
  few.socket.write(head('GET /api/health').repeat(8));
  await expect.poll(() => few.said().match(/HTTP\/1\.1 200/g)?.length).toBe(8);
  expect(few.isClosed()).toBe(false);
  const many = await open();
  many.socket.write(head('GET /api/partner-notes', `Cookie: ${cookieOf(riya)}`).repeat(200));
  await expect.poll(many.isClosed).toBe(true);
  expect(many.said().match(/HTTP\/1\.1 /g)?.length ?? 0).toBeLessThanOrEqual(8);
});

test('serves at most 1,000 requests on a connection', async () => {
  const connection = await open();
  const answers = () => connection.said().match(/HTTP\/1\.1 200/g)?.length ?? 0;
  for (let sent = 0; sent < 1000; sent += 8) {
    connection.socket.write(head('GET /api/health').repeat(8));
    await expect.poll(answers, { interval: 2 }).toBe(sent + 8);
  }
  await expect.poll(connection.isClosed).toBe(true);
});

/** 60 notes of 9,000 letters: more than an answer holds. */
async function addNotes(): Promise<void> {
  for (let count = 0; count < 60; count += 1)
    await riya.api.notes.create({ title: `Note ${count}`, content: 'ક'.repeat(9000), category: 'food' });
}

test('cuts off readers that do not read, and sends a slow one the whole', async () => {
  await addNotes();
  const call = head('GET /api/partner-notes', `Cookie: ${cookieOf(riya)}`);
  const { hostname, port } = new URL(await app.listen());
  const stalled = Array.from({ length: 12 }, () => {
    const socket = connect({ host: hostname, port: Number(port) });
    sockets.push(socket);
    socket.on('error', () => undefined).pause();
    socket.write(call.repeat(4));
    return socket;
  });
  const count = () =>
    new Promise<number>((resolve, reject) =>
      app.app.server.getConnections((error, found) => (error ? reject(error) : resolve(found))),
    );
  await expect.poll(count).toBeGreaterThanOrEqual(stalled.length);
  await expect.poll(count, { timeout: 45_000 }).toBeLessThan(3);
  const slow = await open();
  slow.socket.write(call);
  const reading = setInterval(() => {
    slow.socket.pause();
    setTimeout(() => slow.socket.resume(), 30);
  }, 60);
  await expect.poll(() => slow.said().length, { timeout: 60_000 }).toBeGreaterThan(350_000);
  clearInterval(reading);
  expect(slow.isClosed()).toBe(false);
}, 180_000);

test('refuses the long bodies of a network after 60 refused ones, and serves the short', async () => {
  const statusOf = async (call: string, body: string, ...lines: string[]) => {
    const connection = await open();
    connection.socket.write(head(call, json, ...lines) + body);
    await expect.poll(connection.said).toMatch(/^HTTP\/1\.1 \d{3} /);
    return connection.said().slice(9, 12);
  };
  const long = () => statusOf('POST /api/memories/photos', toChunk('a'.repeat(100)), chunked);
  const statuses: string[] = [];
  for (let count = 0; count < 70; count += 1) statuses.push(await long());
  expect(statuses.at(0)).toBe('401');
  expect(statuses.at(-1)).toBe('429');
  expect(statuses.filter((status) => status === '401').length).toBeLessThanOrEqual(60);
  const expense = JSON.stringify({ title: 'Chai', amount: '20' });
  const length = `Content-Length: ${expense.length}`;
  expect(await statusOf('POST /api/expenses', expense, length, `Cookie: ${cookieOf(riya)}`)).toBe('201');
}, 60_000);
