import { createHash, randomBytes } from 'node:crypto';
import { Client } from 'pg';

/** Records of each couple over two years. */
export const RECORDS = { dates: 20, memories: 30, expenses: 60 } as const;

/** A couple that is alive in the benchmark: the cookies of its two members. */
export interface LivingCouple {
  cookies: [string, string];
}

/** The id of the couple with a number, and of its first and second member: all three sort alike, so that rows are inserted in the order of their indexes. */
const coupleId = (number: string) => `md5('couple' || ${number})::uuid`;
const memberId = (number: string, seat: string) => `(left(md5('couple' || ${number}), 31) || ${seat})::uuid`;

/**
 * Fills a migrated database with couples of two and what they recorded. A record of each couple at a time, so that what a
 * couple has lies apart on the disk as it does in life.
 */
export async function populateCouples(databaseUrl: string, couples: number): Promise<void> {
  await runAll(databaseUrl, [
    `insert into users (id, first_name, last_name, email, email_verified, password_hash, created_at)
     select ${memberId('n', 'seat')}, (array['Riya','Kavya','Jinal','Hetvi','Parth','Yash','Harsh'])[1 + n % 7], 'Shah',
       'member' || n || '-' || seat || '@example.com', true, 'x', now() - interval '730 days'
     from generate_series(1, ${couples}) n, generate_series(1, 2) seat order by 1`,
    `insert into couples (id, name, invite_code, invite_code_expires_at, created_at)
     select ${coupleId('n')}, 'Couple ' || n, 'B' || lpad(n::text, 7, '0'), now(), now() - interval '730 days'
     from generate_series(1, ${couples}) n order by 1`,
    'insert into couple_heads (couple_id) select id from couples on conflict do nothing',
    'insert into member_heads (user_id) select id from users on conflict do nothing',
    `insert into couple_members (couple_id, seat, user_id, joined_at)
     select ${coupleId('n')}, seat, ${memberId('n', 'seat')}, now() - interval '730 days'
     from generate_series(1, ${couples}) n, generate_series(1, 2) seat order by 1, 2`,
  ]);
  const indexes = await dropIndexes(databaseUrl, ['date_events', 'memories', 'expenses']);
  await Promise.all([
    runAll(databaseUrl, [
      ...recordsOf(
        'date_events',
        RECORDS.dates,
        'title, scheduled_date, scheduled_time, timezone, starts_at, duration_minutes, category, partner_response',
        "'Dinner', at::date, '19:00', 'Asia/Kolkata', at, 120, 'romantic_dinner', 'accepted'",
      ),
      ...recordsOf('memories', RECORDS.memories, 'title, memory_date', "'Kites', at::date"),
    ]),
    runAll(
      databaseUrl,
      recordsOf(
        'expenses',
        RECORDS.expenses,
        'title, amount, category, spent_on',
        "'Chai', 10 + random() * 400, 'food', at::date",
      ),
    ),
  ]);
  await runAll(databaseUrl, ["set maintenance_work_mem = '1GB'", ...indexes]);
  await runAll(databaseUrl, ['vacuum (analyze, parallel 0)', 'checkpoint']);
}

function recordsOf(table: string, each: number, columns: string, values: string): string[] {
  return Array.from(
    { length: each },
    (_, index) => `
      insert into ${table} (couple_id, id, user_id, created_at, updated_at, ${columns})
      select couple_id, gen_random_uuid(), user_id, at, at, ${values}
      from (
        select couple_id, user_id, now() - (random() + ${each - index - 1}) / ${each} * interval '730 days' as at
        from couple_members where seat = ${1 + (index % 2)} order by couple_id
      ) moment`,
  );
}

/**
 * Drops the indexes of tables and returns the statements that make them again: a million couples' rows would change each
 * page of an index for each record. Fails if a foreign key needs one of them.
 */
async function dropIndexes(databaseUrl: string, tables: readonly string[]): Promise<string[]> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ drop: string; make: string }>(
      `select case when contype is null then format('drop index %s', indexrelid::regclass)
           else format('alter table %s drop constraint %I', indrelid::regclass, conname) end as drop,
         case when contype is null then pg_get_indexdef(indexrelid)
           else format('alter table %s add constraint %I %s', indrelid::regclass, conname, pg_get_constraintdef(pg_constraint.oid)) end as make
       from pg_index left join pg_constraint on conindid = indexrelid and contype in ('p', 'u')
       where indrelid = any($1::text[]::regclass[])`,
      [tables],
    );
    for (const { drop } of rows) await client.query(drop);
    return rows.map(({ make }) => make);
  } finally {
    await client.end();
  }
}

/** Opens a session for both members of `count` couples, evenly chosen among `couples`. */
export async function openSessions(databaseUrl: string, couples: number, count: number): Promise<LivingCouple[]> {
  const living = Array.from({ length: count }, (_, index) => ({
    number: 1 + Math.floor((index * couples) / count),
    tokens: [newToken(), newToken()] as const,
  }));
  const rows = living.flatMap(({ number, tokens }) =>
    tokens.map((token, index) => ({
      number,
      seat: index + 1,
      hash: createHash('sha256').update(token).digest('hex'),
    })),
  );
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(
    `insert into sessions (id, user_id, token_hash, user_agent, created_at, last_seen_at)
     select gen_random_uuid(), ${memberId('number', 'seat')}, decode(hash, 'hex'), 'Bench', now(), now()
     from jsonb_to_recordset($1) as given (number integer, seat integer, hash text)`,
    [JSON.stringify(rows)],
  );
  await client.end();
  return living.map(({ tokens }) => ({ cookies: [`jugal=${tokens[0]}`, `jugal=${tokens[1]}`] }));
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Runs statements without waiting for the disk and without checking foreign keys: the rows can be made again and match by construction. */
async function runAll(databaseUrl: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('set synchronous_commit = off');
    await client.query('set session_replication_role = replica');
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
