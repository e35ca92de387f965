import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type QueryConfig } from 'pg';
import { typeParsers } from '../packages/kysely-pipeline/type-parsers.ts';
import { startEmbeddedPostgres } from '../server/db/embedded-postgres.ts';
import { startProcess } from '../tests/support/server-process.ts';
import { populateCouples } from './support/couples-at-scale.ts';
import { quantile } from './support/open-load.ts';

/**
 * Compares ways to bring 50 dates from the database into a response: `node bench/rows.ts`. Prints the processor's time of
 * our process and of the database for one list, in milliseconds; the ways take turns, and medians of the rounds are printed.
 */
const ROUNDS = 7;
const CALLS = 400;
const LIST = 'from date_events where couple_id = $1 order by starts_at, id limit 50';
/** Between two columns, and for `null`, in the way that sends a row as one text. */
const [SEPARATOR, NOTHING] = ['\u001F', '\u001E'];
/** Milliseconds of a tick of the kernel's clock. */
const TICK_MS = 10;

interface Column {
  name: string;
  type: string;
  oid: number;
}

function readText(value: Buffer): string {
  return value.toString();
}

/** PostgreSQL's binary formats, by type; 946,684,800 s is the year 2000, from which it counts. */
const binaryParsers: Readonly<Record<string, (value: Buffer) => unknown>> = {
  uuid(value) {
    const hex = value.toString('hex');
    return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
  },
  timestamptz: (value) => new Date(Number(value.readBigInt64BE() / 1000n) + 946_684_800_000).toISOString(),
  date: (value) => new Date(946_684_800_000 + value.readInt32BE() * 86_400_000).toISOString().slice(0, 10),
  int4: (value) => value.readInt32BE(),
  jsonb: (value) => JSON.parse(value.toString('utf8', 1)) as unknown,
};

const dataDir = mkdtempSync(join(tmpdir(), 'jugal-rows-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
const client = new Client({ connectionString: postgres.url, types: typeParsers });
try {
  const server = await startProcess('server/main.ts', {
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    DEMO: '0',
    LOG_LEVEL: 'warn',
  });
  await populateCouples(postgres.url, 3);
  await server.stop();
  await client.connect();
  await compare();
} finally {
  await client.end();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function compare(): Promise<void> {
  const couple = await prepareCouple();
  const { rows: columns } = await client.query<Column>(
    `select attname as name, typname as type, atttypid::int as oid from pg_attribute join pg_type on pg_type.oid = atttypid
     where attrelid = 'date_events'::regclass and attnum > 0 and not attisdropped`,
  );
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const ways = listWays(couple, columns);
  const times = new Map(Object.keys(ways).map((name) => [name, { node: [] as number[], database: [] as number[] }]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [name, read] of Object.entries(ways)) {
      const [cpu, backend] = [process.cpuUsage(), backendTime(rows[0]?.pid ?? 0)];
      for (let call = 0; call < CALLS; call += 1) await read();
      const { user, system } = process.cpuUsage(cpu);
      // The first round warms up.
      if (round === 0) continue;
      times.get(name)?.node.push((user + system) / 1000 / CALLS);
      times.get(name)?.database.push((backendTime(rows[0]?.pid ?? 0) - backend) / CALLS);
    }
  }
  for (const [name, { node, database }] of times)
    console.log(
      `${name.padEnd(34)} process ${quantile(node, 0.5).toFixed(3)}   database ${quantile(database, 0.5).toFixed(3)}`,
    );
}

/** Gives a couple more than 50 dates with all texts, and returns its id. */
async function prepareCouple(): Promise<string> {
  const { rows } = await client.query<{ couple: string }>(
    `with couple as (select couple_id from date_events limit 1)
     insert into date_events (couple_id, id, user_id, created_at, updated_at, title, description, location, scheduled_date,
       scheduled_time, timezone, starts_at, duration_minutes, category, partner_response)
     select couple_id, gen_random_uuid(), user_id, created_at, updated_at, 'Dinner by the river', 'At the window', 'Riverfront',
       scheduled_date, scheduled_time, timezone, starts_at, duration_minutes, category, partner_response
     from date_events join couple using (couple_id), generate_series(1, 4) returning couple_id as couple`,
  );
  await client.query('analyze date_events');
  return rows[0]?.couple ?? '';
}

/** Each reads the list and makes the response's JSON. */
function listWays(couple: string, columns: readonly Column[]): Record<string, () => Promise<string>> {
  const names = columns.map(({ name }) => name);
  const values = [couple];
  const select = `select ${names.join(', ')} ${LIST}`;
  const parsers = new Map(columns.map(({ oid, type }) => [oid, binaryParsers[type] ?? readText]));
  const types = { getTypeParser: (oid: number) => parsers.get(oid) ?? readText };
  // `pg` knows the option; its types do not.
  const inBinary: QueryConfig & { binary: true } = {
    name: 'binary',
    text: select,
    values,
    binary: true,
    types,
  };
  const texts = names.map((name) => `coalesce(${name}::text, '${NOTHING}')`);
  return {
    'text values, as now': async () =>
      JSON.stringify((await client.query({ name: 'text', text: select, values })).rows),
    'binary values': async () => JSON.stringify((await client.query(inBinary)).rows),
    'one JSON text, by the database': async () => {
      const text = `select json_agg(row)::text from (${select}) row`;
      return firstColumn((await client.query({ name: 'json', text, values, rowMode: 'array' })).rows).join();
    },
    'a JSON text for each row': async () => {
      const text = `select to_json(row)::text from (${select}) row`;
      return firstColumn((await client.query({ name: 'rows', text, values, rowMode: 'array' })).rows).join(',');
    },
    'one joined text for each row': async () => {
      const text = `select concat_ws('${SEPARATOR}', ${texts.join(', ')}) ${LIST}`;
      const { rows } = await client.query({ name: 'joined', text, values, rowMode: 'array' });
      return JSON.stringify(
        firstColumn(rows).map((row) =>
          Object.fromEntries<string | null>(
            row.split(SEPARATOR).map((value, index) => [names[index] ?? '', value === NOTHING ? null : value]),
          ),
        ),
      );
    },
  };
}

function firstColumn(rows: readonly unknown[][]): string[] {
  return rows.map(([value]) => String(value));
}

/** Milliseconds of processor time that a process of the database has taken. */
function backendTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}
