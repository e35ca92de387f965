import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { flood, hostileAnswers, openSocket, readMemory } from '../../tests/quiet/support/hostile-peers.ts';
import { CALENDAR_CA, startCalendarServer } from '../../tests/support/calendar-server.ts';
import { registerOverHttp, type HttpMember } from '../../tests/support/http-member.ts';
import { readBeside, withVictim, type Victim } from './victim.ts';

/**
 * Peers that make work or hold memory at their leisure, each beside an honest visitor: hostile calendars, bodies in chunks of one
 * byte, pipelined requests, made-up sessions, live streams, bodies that stop half-way, readers that do not read.
 */
const SECONDS = 10;
const READERS = 100;
const NOTES = 280;

const halfBody =
  writeCall('POST /api/payments/razorpay/events', 'Content-Type: application/json', 'Content-Length: 250000') +
  ' '.repeat(200_000);

const folder = mkdtempSync(join(tmpdir(), 'jugal-peers-'));
const authority = join(folder, 'authority.pem');
writeFileSync(authority, CALENDAR_CA);
const calendars = await startCalendarServer();

await withVictim(
  async (victim) => {
    const attacker = await registerOverHttp(victim.url, 'Attacker');
    for (const [name, answer] of Object.entries(hostileAnswers)) {
      calendars.answer = (request, response) => answer(request, response);
      await report(victim, `five calendars that answer with ${name}`, addCalendars(attacker));
    }
    for (const call of ['GET /api/health', 'POST /api/auth/login', 'POST /api/memories/photos']) {
      const head = `${call} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
      const attack = { head, piece: '1\r\na\r\n', forMs: SECONDS * 1000 };
      const sent = Promise.all(Array.from({ length: 4 }, () => flood(victim.url, attack)));
      await report(victim, `${call} in chunks of one byte, on four connections`, sent);
    }
    for (const [call, line] of [
      ['POST /api/auth/login', 'Expect: x\r\n'],
      ['POST /%zz', ''],
    ]) {
      const head = `${call} HTTP/1.1\r\nHost: x\r\n${line}Transfer-Encoding: chunked\r\n\r\n`;
      const attack = { head, piece: '1\r\na\r\n', forMs: SECONDS * 1000 };
      const sent = Promise.all(Array.from({ length: 4 }, () => flood(victim.url, attack)));
      await report(victim, `${call} that no route answers, in chunks of one byte, on four connections`, sent);
    }
    for (const path of ['/api/openapi.json', '/api/docs/openapi.json', '/sw-gu.js'])
      await report(victim, `200 connections that ask eight times for ${path} and do not read`, askUnread(victim, path));
    await report(victim, '200 connections with eight calls each of made-up sessions', sendMany(victim, 200, madeUp));
    const opens = writeCall('GET /api/live', `Cookie: ${attacker.headers()['cookie']}`);
    await report(
      victim,
      '300 live streams of a member, opened again and again',
      sendMany(victim, 300, () => opens),
    );
    await report(
      victim,
      '800 bodies of 200 KB that stop half-way',
      sendMany(victim, 800, () => halfBody, SECONDS * 1000),
    );
    for (const path of ['/', '/dashboard', '/api/docs'])
      await report(victim, `40,000 pipelined requests for ${path}`, pipeline(victim, path));
    for (let count = 0; count < NOTES; count += 1)
      await attacker.call('POST', '/api/partner-notes', {
        title: `${count}`,
        content: 'ક'.repeat(9000),
        category: 'food',
      });
    await report(victim, `${READERS} readers that do not read`, doNotRead(victim, attacker));
  },
  'off',
  { CALENDAR_HOSTS: `127.0.0.1:${calendars.port}`, NODE_EXTRA_CA_CERTS: authority },
);
calendars.close();
rmSync(folder, { recursive: true, force: true });

async function report(victim: Victim, name: string, attack: Promise<unknown>): Promise<void> {
  const before = readMemory(victim.pid);
  const honest = await readBeside(victim, attack);
  console.log(`${name}\n  ${honest}; memory + ${Math.round(readMemory(victim.pid) - before)} MB`);
}

async function addCalendars({ call }: HttpMember): Promise<void> {
  for (let count = 0; count < 5; count += 1)
    await call('POST', '/api/busy-calendars', {
      name: `Calendar ${count}`,
      url: `https://127.0.0.1:${calendars.port}/${count}.ics`,
    });
  await sleep(SECONDS * 1000);
  const added = (await (await call('GET', '/api/busy-calendars')).json()) as { id: string }[];
  for (const { id } of added) await call('DELETE', `/api/busy-calendars/${id}`);
}

function writeCall(line: string, ...headers: string[]): string {
  return [`${line} HTTP/1.1`, 'Host: x', ...headers, '', ''].join('\r\n');
}

function madeUp(): string {
  return Array.from({ length: 8 }, () => writeCall('GET /api/auth/user', `Cookie: jugal=${crypto.randomUUID()}`)).join(
    '',
  );
}

/** Opens connections, sends a text on each and ends them after a while, again and again for some seconds. */
async function sendMany({ url }: Victim, count: number, write: () => string, forMs = 300): Promise<void> {
  const until = performance.now() + SECONDS * 1000;
  while (performance.now() < until) {
    const sockets = await Promise.all(Array.from({ length: count }, () => openSocket(url)));
    for (const socket of sockets) socket.resume().write(write());
    await sleep(forMs);
    for (const socket of sockets) socket.destroy();
  }
}

async function pipeline({ url }: Victim, path: string): Promise<void> {
  const socket = await openSocket(url);
  socket.resume();
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(40_000));
  await sleep(1500);
  socket.destroy();
  await sleep(3000);
}

async function askUnread({ url }: Victim, path: string): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: 200 }, () => openSocket(url)));
  for (const socket of sockets) {
    socket.pause();
    socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n`.repeat(8));
  }
  await sleep(SECONDS * 1000);
  for (const socket of sockets) socket.destroy();
}

async function doNotRead({ url }: Victim, attacker: HttpMember): Promise<void> {
  const sockets = await Promise.all(Array.from({ length: READERS }, () => openSocket(url)));
  for (const socket of sockets) {
    socket.pause();
    socket.write(`GET /api/partner-notes HTTP/1.1\r\nHost: x\r\nCookie: ${attacker.headers()['cookie']}\r\n\r\n`);
  }
  await sleep(45_000);
  for (const socket of sockets) socket.destroy();
}
