import { createECDH, randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { dayAhead } from '../../tests/support/calendar.ts';

/** A member with data, and the cookie of their session. */
export interface BenchMember {
  userId: string;
  cookie: string;
}

let count = 0;

/** Registers a member over the API and records `dates` and `memories` for them. Call `liftLimits` before. */
export async function registerMember(url: string, rows: { dates: number; memories: number }): Promise<BenchMember> {
  count += 1;
  const email = `bench-${Date.now()}-${count}@example.com`;
  const details = {
    firstName: 'Bench',
    lastName: 'Mark',
    email,
    password: 'measure twice, cut once',
    acceptTerms: true,
  };
  const response = await post(`${url}/api/auth/register`, details, '');
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { id } = (await response.json()) as { id: string };
  for (let row = 0; row < Math.max(rows.dates, rows.memories, 1); row += 1) {
    const day = String((row % 28) + 1).padStart(2, '0');
    if (row < rows.dates || rows.dates === 0) {
      await post(
        `${url}/api/date-events`,
        { title: `Date ${row}`, scheduledDate: dayAhead(row % 28), location: 'Ahmedabad' },
        cookie,
      );
    }
    if (row < rows.memories) {
      await post(
        `${url}/api/memories`,
        { title: `Memory ${row}`, memoryDate: `2025-01-${day}`, tags: ['a', 'b'] },
        cookie,
      );
    }
  }
  return { userId: id, cookie };
}

/**
 * Registers two members in one couple and returns the first. The second has a browser that is subscribed to the push
 * service at `pushUrl`, so that each date of the first is told, kept and pushed.
 */
export async function registerCouple(url: string, databaseUrl: string, pushUrl: string): Promise<BenchMember> {
  const [member, partner] = [
    await registerMember(url, { dates: 0, memories: 0 }),
    await registerMember(url, { dates: 0, memories: 0 }),
  ];
  const couple = await fetch(`${url}/api/couple`, { headers: { cookie: member.cookie } });
  const { inviteCode } = (await couple.json()) as { inviteCode: string };
  await post(`${url}/api/couples/join`, { inviteCode }, partner.cookie);
  await run(
    databaseUrl,
    `insert into push_subscriptions (user_id, id, endpoint, p256dh, auth, created_at)
     values ($1, gen_random_uuid(), $2, $3, $4, now())`,
    [
      partner.userId,
      `${pushUrl}/${partner.userId}`,
      createECDH('prime256v1').generateKeys().toString('base64url'),
      randomBytes(16).toString('base64url'),
    ],
  );
  return member;
}

/** Lets one member do and keep as much as a benchmark writes; what counts it works as ever. Call it before the first change. */
export async function liftLimits(databaseUrl: string): Promise<void> {
  await run(
    databaseUrl,
    `update settings set value = '99999999'
     where key like 'max\\_%' or key like 'member\\_changes\\_%' or key like 'free\\_%\\_per\\_month'`,
  );
}

async function run(databaseUrl: string, statement: string, values: string[] = []): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(statement, values);
  await client.end();
}

async function post(url: string, body: object, cookie: string): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return response;
}
