import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { registerOverHttp, type HttpMember } from '../../tests/support/http-member.ts';
import { tally, withVictim } from './victim.ts';

/**
 * One free member with 80,000 expenses sends 40 searches at once, over and over, while the members of another couple read:
 * `node bench/attacks/searches.ts SECONDS` (20 unless said).
 */
const SECONDS = Number(process.argv[2] ?? 20);
const EXPENSES = 80_000;
const AT_ONCE = 40;
const READ_EVERY_MS = 25;
const searches = [
  '/api/expenses?limit=50&search=',
  '/api/expenses/total?search=',
  '/api/memories?limit=50&search=',
] as const;
const honestPaths = ['/api/couples/current', '/api/expenses?limit=50', '/api/memories?limit=50'];

await withVictim(async ({ url, databaseUrl }) => {
  const attacker = await registerOverHttp(url, 'Attacker');
  const honest = await registerOverHttp(url, 'Honest');
  for (const { call } of [attacker, honest]) await call('POST', '/api/expenses', { title: 'Chai', amount: '20' });
  await fill(databaseUrl, attacker);
  // Warms up: compilation and prepared statements of the first calls would distort the comparison.
  for (let turn = 0; turn < 60; turn += 1) await timed(honest, honestPaths[turn % honestPaths.length] ?? '');
  const until = performance.now() + SECONDS * 1000;
  const isOn = () => performance.now() < until;
  const answers: { status: number; ms: number }[] = [];
  const reads: { status: number; ms: number }[] = [];
  await Promise.all([
    ...Array.from({ length: AT_ONCE }, async (_, turn) => {
      while (isOn())
        answers.push(await timed(attacker, searches[turn % searches.length] + encodeURIComponent('નાસ્તો')));
    }),
    readSteadily(honest, reads, isOn),
  ]);
  console.log(`${EXPENSES} expenses, ${AT_ONCE} searches at once for ${SECONDS} s`);
  console.log(`  the member who searches: ${describe(answers)}`);
  console.log(`  another couple: ${describe(reads)}`);
}, 'off');

/** Gujarati titles, which cost a search more than Latin ones. */
async function fill(databaseUrl: string, { call }: HttpMember): Promise<void> {
  const user = (await (await call('GET', '/api/auth/user')).json()) as { id: string; coupleId: string };
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into expenses (couple_id, id, user_id, title, description, amount, category, spent_on, created_at, updated_at)
     select $1, gen_random_uuid(), $2, 'સાંજની ચા અને નાસ્તો ' || n, 'બા સાથે અમદાવાદમાં', 20, 'food',
       current_date - n % 700, now(), now()
     from generate_series(1, $3) n`,
    [user.coupleId, user.id, EXPENSES],
  );
  await client.query('analyze expenses');
  await client.end();
}

async function readSteadily(
  member: HttpMember,
  reads: { status: number; ms: number }[],
  isOn: () => boolean,
): Promise<void> {
  const pending: Promise<unknown>[] = [];
  for (let turn = 0; isOn(); turn += 1) {
    pending.push(timed(member, honestPaths[turn % honestPaths.length] ?? '').then((read) => reads.push(read)));
    await sleep(READ_EVERY_MS);
  }
  await Promise.all(pending);
}

async function timed({ call }: HttpMember, path: string): Promise<{ status: number; ms: number }> {
  const startedAt = performance.now();
  const response = await call('GET', path);
  await response.arrayBuffer();
  return { status: response.status, ms: performance.now() - startedAt };
}

function describe(answers: readonly { status: number; ms: number }[]): string {
  const sorted = answers.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0);
  return `median ${at(0.5)} ms, p99 ${at(0.99)} ms, worst ${at(1)} ms; ${tally(answers.map(({ status }) => status))}`;
}
