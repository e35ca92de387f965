import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Pool } from 'pg';

/** The obvious handler without a framework: `node:http` and `pg`, one query for the session and one for the data. */
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

interface SessionRow {
  user_id: string;
  couple_id: string;
}

async function findSession(request: IncomingMessage): Promise<SessionRow | undefined> {
  const token = /(?:^|; )jugal=([^;]+)/.exec(request.headers.cookie ?? '')?.[1];
  if (!token) return undefined;
  const hash = createHash('sha256').update(token).digest();
  const { rows } = await pool.query<SessionRow>(
    `select s.user_id, m.couple_id from sessions s
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

async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
  const session = await findSession(request);
  if (!session) return { status: 401, body: { message: 'Unauthorized' } };
  if (request.method === 'POST') {
    const input = JSON.parse(await readBody(request)) as { title: string; scheduledDate: string };
    const { rows } = await pool.query(
      `insert into date_events (couple_id, id, user_id, title, scheduled_date, scheduled_time, timezone, starts_at,
         duration_minutes, category, created_at, updated_at)
       values ($1, $2, $3, $4, $5, '19:00', 'Asia/Kolkata', $5::date + interval '13:30', 120, 'romantic_dinner', now(), now())
       returning *`,
      [session.couple_id, randomUUID(), session.user_id, input.title, input.scheduledDate],
    );
    return { status: 201, body: rows[0] };
  }
  const isDates = request.url === '/api/date-events';
  const { rows } = await pool.query(
    isDates
      ? 'select * from date_events where couple_id = $1 order by starts_at'
      : 'select * from memories where couple_id = $1 order by memory_date desc, created_at desc',
    [session.couple_id],
  );
  return { status: 200, body: rows };
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
