import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Pool } from 'pg';
import { PgBoss } from 'pg-boss';

/** The obvious handler without a framework: `node:http` and `pg`, one query for the session and one for the data. */
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

/** Only sends: another process works on the queue and delivers. */
const boss = new PgBoss({
  connectionString: process.env['DATABASE_URL'] ?? '',
  supervise: false,
  schedule: false,
  migrate: false,
});
await boss.start();

interface SessionRow {
  user_id: string;
  couple_id: string;
  first_name: string;
}

async function findSession(request: IncomingMessage): Promise<SessionRow | undefined> {
  const token = /(?:^|; )jugal=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
  if (!token) return undefined;
  const hash = createHash('sha256').update(token).digest();
  const { rows } = await pool.query<SessionRow>(
    `select s.user_id, m.couple_id, u.first_name from sessions s
     join users u on u.id = s.user_id left join couple_members m on m.user_id = u.id
     where s.token_hash = $1 and s.last_seen_at > now() - interval '30 days'`,
    [hash],
  );
  return rows[0];
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** One transaction: the month's quota, the date, the partner's notification and a push to each of their browsers. */
async function createDate(
  { user_id, couple_id, first_name }: SessionRow,
  { title, scheduledDate }: { title: string; scheduledDate: string },
): Promise<{ status: number; body: unknown }> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const usage = await client.query<{ is_within: boolean }>(
      `insert into monthly_usage (user_id, month, kind, used)
       values ($1, date_trunc('month', now() at time zone 'Asia/Kolkata'), 'date_events', 1)
       on conflict (user_id, month, kind) do update set used = monthly_usage.used + 1
       returning used <= (select value::integer from settings where key = 'free_date_events_per_month') as is_within`,
      [user_id],
    );
    if (!usage.rows[0]?.is_within) {
      await client.query('rollback');
      return { status: 403, body: { message: 'The limit of this month is reached' } };
    }
    const { rows } = await client.query<object>(
      `insert into date_events (couple_id, id, user_id, title, scheduled_date, scheduled_time, timezone, starts_at,
         duration_minutes, category, created_at, updated_at)
       values ($1, $2, $3, $4, $5, '19:00', 'Asia/Kolkata', $5::date + interval '13:30', 120, 'romantic_dinner', now(), now())
       returning *`,
      [couple_id, randomUUID(), user_id, title, scheduledDate],
    );
    const partners = await client.query<{ user_id: string }>(
      'select user_id from couple_members where couple_id = $1 and user_id <> $2',
      [couple_id, user_id],
    );
    for (const partner of partners.rows) {
      const notificationId = randomUUID();
      await client.query(
        `insert into notifications (user_id, id, type, kind, params, path, created_at)
         values ($1, $2, 'other', 'date_planned', $3, '/dates', now())`,
        [partner.user_id, notificationId, JSON.stringify({ firstName: first_name, dateTitle: title })],
      );
      const subscriptions = await client.query<{ id: string }>('select id from push_subscriptions where user_id = $1', [
        partner.user_id,
      ]);
      for (const { id } of subscriptions.rows) {
        const payload = { userId: partner.user_id, notificationId, subscriptionId: id };
        await boss.send('push', payload, {
          db: { executeSql: (text, values) => client.query(text, values) },
        });
      }
    }
    await client.query('commit');
    return { status: 201, body: rows[0] };
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
  const session = await findSession(request);
  if (!session) return { status: 401, body: { message: 'Unauthorized' } };
  if (request.method === 'POST') {
    const input = JSON.parse(await readBody(request)) as { title: string; scheduledDate: string };
    return createDate(session, input);
  }
  const rows =
    request.url === '/api/date-events' ? await readDates(session.couple_id) : await readMemories(session.couple_id);
  return { status: 200, body: rows };
}

async function readDates(coupleId: string): Promise<object[]> {
  const { rows } = await pool.query<object>('select * from date_events where couple_id = $1 order by starts_at', [
    coupleId,
  ]);
  return rows;
}

/** The memories with the photos that each shows: a query for the memories and their covers, one for the photos behind them. */
async function readMemories(coupleId: string): Promise<object[]> {
  const memories = await pool.query<{ id: string }>(
    `select memories.*, width, height, colour, original_type, original_bytes, original_width, original_height
     from memories left join photos on photos.couple_id = memories.couple_id and photos.id = memories.photo_id
     where memories.couple_id = $1 order by memory_date desc, memories.created_at desc`,
    [coupleId],
  );
  const further = await pool.query<{ memory_id: string }>(
    `select memory_id, photos.* from memory_photos
     join photos on photos.couple_id = memory_photos.couple_id and photos.id = memory_photos.photo_id
     where memory_photos.couple_id = $1 and memory_id = any($2) order by position`,
    [coupleId, memories.rows.map(({ id }) => id)],
  );
  const photosByMemory = Map.groupBy(further.rows, ({ memory_id }) => memory_id);
  return memories.rows.map((memory) => ({ ...memory, photos: photosByMemory.get(memory.id) ?? [] }));
}

function send(response: ServerResponse, status: number, body: unknown): void {
  const json = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(json),
  });
  response.end(json);
}

createServer((request, response) => {
  answer(request).then(
    ({ status, body }) => send(response, status, body),
    (error: unknown) => send(response, 500, { message: String(error) }),
  );
}).listen(Number(process.env['PORT']), '127.0.0.1');
