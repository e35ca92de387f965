import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { registerOverHttp, type HttpMember } from '../../tests/support/http-member.ts';
import { tally, withVictim, type Victim } from './victim.ts';

/**
 * Honest members at work beside slow bodies, pictures made to be hard work, and guesses from many addresses, all at once:
 * `node bench/attacks/mixed.ts MINUTES` (30 unless said).
 */
const MINUTES = Number(process.argv[2] ?? 30);
const MEMBERS = 24;
/** Pause between two calls of a member who taps through the app. */
const PAUSE_MS = 800;
const SLOW_BODIES = 200;
const GUESSERS = 8;

const reads = ['/api/auth/user', '/api/couple', '/api/date-events', '/api/memories', '/api/expenses', '/api/wallet'];

interface Tallies {
  reads: number[];
  writes: number[];
  statuses: number[];
  refused: number[];
  uploads: number[];
  cutOff: number;
}

await withVictim(async (victim) => {
  const tallies: Tallies = { reads: [], writes: [], statuses: [], refused: [], uploads: [], cutOff: 0 };
  const members: HttpMember[] = [];
  for (let index = 0; index < MEMBERS; index += 1) members.push(await registerOverHttp(victim.url, `Member${index}`));
  for (const { call } of members) await call('POST', '/api/couples', { name: 'Us' });
  const attacker = await registerOverHttp(victim.url, 'Attacker');
  const bomb = await makeBomb();
  const until = performance.now() + MINUTES * 60_000;
  const isOn = () => performance.now() < until;
  await Promise.all([
    ...members.map((member) => live(member, tallies, isOn)),
    ...Array.from({ length: GUESSERS }, () => guess(victim, tallies, isOn)),
    ...Array.from({ length: SLOW_BODIES }, () => drip(victim, tallies, isOn)),
    upload(attacker, bomb, tallies, isOn),
  ]);
  console.log(`${MINUTES} minutes, ${MEMBERS} members, memory at most ${victim.peakMemory()} MB`);
  console.log(`  reads: ${describe(tallies.reads)}`);
  console.log(`  writes: ${describe(tallies.writes)}`);
  console.log(`  answers to them: ${tally(tallies.statuses)}`);
  console.log(
    `  guesses: ${tally(tallies.refused)}; hard pictures: ${tally(tallies.uploads)}; slow bodies cut off: ${tallies.cutOff}`,
  );
});

/** Simulates an honest member: mostly reads, sometimes a write. */
async function live({ call }: HttpMember, tallies: Tallies, isOn: () => boolean): Promise<void> {
  await sleep(Math.random() * PAUSE_MS);
  for (let turn = 0; isOn(); turn += 1) {
    const isWrite = turn % 6 === 5;
    const startedAt = performance.now();
    const response = isWrite
      ? await call('POST', '/api/expenses', { title: 'Chai', amount: '20' })
      : await call('GET', reads[turn % reads.length] ?? '');
    await response.arrayBuffer();
    (isWrite ? tallies.writes : tallies.reads).push(performance.now() - startedAt);
    tallies.statuses.push(response.status);
    await sleep(PAUSE_MS * (0.5 + Math.random()));
  }
}

async function guess({ url }: Victim, tallies: Tallies, isOn: () => boolean): Promise<void> {
  while (isOn()) {
    const octet = () => Math.floor(Math.random() * 250) + 1;
    const response = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `198.${octet()}.${octet()}.${octet()}`,
      },
      body: JSON.stringify({ email: `somebody-${octet()}@example.com`, password: 'guess' }),
    });
    await response.arrayBuffer();
    tallies.refused.push(response.status);
  }
}

/** A byte a second of a body; when it is cut off, the next. */
async function drip({ url }: Victim, tallies: Tallies, isOn: () => boolean): Promise<void> {
  const { hostname, port } = new URL(url);
  while (isOn()) {
    const socket = connect(Number(port), hostname);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    // Writing to a connection that was just closed.
    socket.on('error', () => undefined);
    socket.resume();
    socket.write(
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n',
    );
    const timer = setInterval(() => (isOn() ? socket.write(' ') : socket.destroy()), 1000);
    await closed;
    clearInterval(timer);
    if (isOn()) tallies.cutOff += 1;
  }
}

async function upload(
  attacker: HttpMember,
  bomb: Uint8Array<ArrayBuffer>,
  tallies: Tallies,
  isOn: () => boolean,
): Promise<void> {
  const send = async () => {
    const form = new FormData();
    form.set('photo', new Blob([bomb], { type: 'image/png' }), 'photo.png');
    const response = await attacker.call('POST', '/api/memories/photos', form);
    await response.arrayBuffer();
    tallies.uploads.push(response.status);
    if (response.status === 429) await sleep(1000);
  };
  while (isOn()) await Promise.all(Array.from({ length: 6 }, send));
}

async function makeBomb(): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await sharp({ create: { width: 6300, height: 6300, channels: 3, background: '#a6114e' } })
    .png({ progressive: true })
    .toBuffer();
  return new Uint8Array(bytes);
}

function describe(waits: readonly number[]): string {
  const sorted = waits.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return `${sorted.length}, median ${at(0.5)} ms, p99 ${at(0.99)} ms, worst ${at(1)} ms`;
}
