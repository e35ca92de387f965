import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../server/db/database.ts';
import { startEmbeddedPostgres } from '../server/db/embedded-postgres.ts';
import { rebuildDebts } from '../server/db/repositories/expenses.ts';
import { inTransaction } from '../server/db/transaction.ts';
import { startProcess } from '../tests/support/server-process.ts';
import { ensurePackages } from './support/ensure-packages.ts';
import { liftLimits, registerCouple } from './support/members.ts';

ensurePackages();
const { default: autocannon } = await import('autocannon');

/**
 * Measures the reads of money as a couple's expenses grow, beside the usual stack over the same rows: milliseconds at the median and the 99th
 * percentile, one caller at a time. Rounds alternate, and the medians of the rounds are printed.
 */
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 3);
const SECONDS = Number(process.env['BENCH_SECONDS'] ?? 3);
const SIZES = [500, 10_000, 100_000];
/** Expenses come in this many days, as two people's do who record for two years. */
const DAYS = 730;
const reads = [
  { name: 'the latest 50 expenses', path: '/api/expenses?limit=50' },
  { name: 'the sums', path: '/api/finances/summary' },
  { name: 'the balance', path: '/api/finances/balance' },
];

const dataDir = mkdtempSync(join(tmpdir(), 'jugal-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const { db, pool } = openDatabase({ url: postgres.url, poolSize: 2 });
const stops: (() => Promise<void>)[] = [postgres.stop, () => db.destroy()];
try {
  await run();
} finally {
  for (const stop of stops.toReversed()) await stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function run(): Promise<void> {
  const env = { DATABASE_URL: postgres.url, DATA_DIR: dataDir };
  const production = { ...env, NODE_ENV: 'production', DEMO: '0', LOG_LEVEL: 'warn' };
  const jugal = await startProcess('server/main.ts', production);
  stops.push(jugal.stop);
  await liftLimits(postgres.url);
  const usual = await startProcess('bench/baselines/usual-server.ts', env);
  stops.push(usual.stop);
  // No pushes are measured here: no service has this address.
  const member = await registerCouple(jugal.url, postgres.url, 'https://127.0.0.1:9');
  const split = await fetch(`${jugal.url}/api/finances/splitting`, {
    method: 'PUT',
    headers: { cookie: member.cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ isOn: true }),
  });
  if (!split.ok) throw new Error(`Splitting answered ${split.status}`);
  const contestants = [
    { name: 'Jugal', url: jugal.url, cookie: member.cookie },
    { name: 'Express + Drizzle', url: usual.url, cookie: await signInToUsual(usual.url, member.userId) },
  ];
  let there = 0;
  for (const size of SIZES) {
    await addExpenses(member.userId, there, size);
    there = size;
    console.log(`\n${size.toLocaleString('en-IN')} expenses`);
    for (const { name, path } of reads) {
      const found = new Map<string, { p50: number; p99: number }[]>(contestants.map((each) => [each.name, []]));
      for (let round = 0; round <= ROUNDS; round += 1)
        for (const contestant of contestants) {
          const measured = await measure(contestant.url + path, contestant.cookie);
          // The first round warms up.
          if (round > 0) found.get(contestant.name)?.push(measured);
        }
      const figures = [...found].map(([contestant, rounds]) => {
        const middle = (of: 'p50' | 'p99') => median(rounds.map((each) => each[of])).toFixed(1);
        return `${contestant} ${middle('p50')}, ${middle('p99')}`;
      });
      console.log(`  ${name.padEnd(24)} ${figures.join('   ')}`);
    }
  }
}

async function addExpenses(userId: string, from: number, to: number): Promise<void> {
  const { rows } = await pool.query<{ couple_id: string }>(
    `insert into expenses (couple_id, id, user_id, title, amount, category, spent_on, paid_by, shared_with, split_kind, split_value, created_at, updated_at)
     select couple_id, gen_random_uuid(), payer, 'Chai ' || n, 0.5 * n, categories[1 + n % 8]::expense_category, current_date - n % $4::int, payer, other,
       kind::split_kind, case kind when 'percent' then 60 end, now(), now()
     from generate_series($2::int, $3::int) n,
       (select own.couple_id, own.user_id as one, partner.user_id as two, enum_range(null::expense_category)::text[] as categories
        from couple_members own join couple_members partner on partner.couple_id = own.couple_id and partner.user_id <> own.user_id
        where own.user_id = $1) couple,
       lateral (select case n % 3 when 0 then two else one end as payer, case n % 3 when 0 then one else two end as other,
         (array['equal', 'payer', 'other', 'percent'])[1 + n % 4] as kind) given
     returning couple_id`,
    [userId, from + 1, to, DAYS],
  );
  const coupleId = rows[0]?.couple_id;
  if (!coupleId) throw new Error('no expense was added');
  await pool.query('update money_splitting set since = current_date - 800 where couple_id = $1', [coupleId]);
  await inTransaction(db, (tx) => rebuildDebts(tx, coupleId));
  await pool.query('vacuum analyze expenses, expense_debts');
}

async function measure(url: string, cookie: string): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  const result = await autocannon({
    url,
    connections: 1,
    duration: SECONDS,
    headers: { cookie },
    setupClient: (client) => client.on('response', (_status, _bytes, milliseconds) => times.push(milliseconds)),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} answers were no success`);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

async function signInToUsual(url: string, userId: string): Promise<string> {
  const response = await fetch(`${url}/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ userId }),
  });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
