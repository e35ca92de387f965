import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGE_SIZE_MAX } from '#domain/kernel/paging.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';

const STORED = 2 * PAGE_SIZE_MAX + 7;

let app: TestApp;
let riya: Person;
let coupleId: string;
beforeAll(async () => {
  app = await createTestApp();
  [riya] = await registerCouple(app);
  coupleId = (await riya.api.accounts.me()).coupleId ?? '';
});
afterAll(() => app.close());

/**
 * `$1` is the member, `$2` the couple, `$3` the number of rows. Every second row has the same order value as another.
 */
const lists = [
  [
    '/api/partner-notes',
    `insert into notes (user_id, id, title, content, category, tags, is_private, created_at, updated_at)
     select $1, gen_random_uuid(), 'Note', $2, 'food', '{}', true, at, at from generate_series(1, $3::int) n,
     lateral (select date_trunc('second', now()) - n / 2 * interval '1 minute' as at) moment`,
  ],
  [
    '/api/memories',
    `insert into memories (couple_id, id, user_id, title, memory_date, created_at, updated_at)
     select $2::uuid, gen_random_uuid(), $1, 'Kites', current_date - n / 2, date_trunc('second', now()), now() from generate_series(1, $3::int) n`,
  ],
  [
    '/api/date-events',
    `insert into date_events (couple_id, id, user_id, title, scheduled_date, scheduled_time, timezone, starts_at, duration_minutes, category, created_at, updated_at)
     select $2::uuid, gen_random_uuid(), $1, 'Dinner', at::date, at::time, 'UTC', at, 60, 'picnic', now(), now() from generate_series(1, $3::int) n,
     lateral (select date_trunc('hour', now()) + n / 2 * interval '1 day' as at) moment`,
  ],
  [
    '/api/savings-goals',
    `insert into savings_goals (couple_id, id, user_id, title, target_amount, category, created_at, updated_at)
     select $2::uuid, gen_random_uuid(), $1, 'Diu', 100, 'visit', at, at from generate_series(1, $3::int) n,
     lateral (select date_trunc('second', now()) - n / 2 * interval '1 minute' as at) moment`,
  ],
  [
    '/api/important-dates',
    `insert into important_dates (user_id, id, title, description, date, category, created_at, updated_at)
     select $1, gen_random_uuid(), 'Birthday', $2, current_date + n / 2, 'birthday', now(), now() from generate_series(1, $3::int) n`,
  ],
] as const;

test.each(lists)('returns %s in pages of at most 500, each row once and in order', async (path, insert) => {
  await app.database.pool.query(insert, [riya.user.id, coupleId, STORED]);
  const ids: string[] = [];
  const sizes: number[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const response = await riya.fetch(cursor === '' ? path : `${path}?cursor=${cursor}`);
    const rows = (await response.json()) as { id: string }[];
    sizes.push(rows.length);
    ids.push(...rows.map(({ id }) => id));
    cursor = response.headers.get('x-next-cursor');
  }
  expect(sizes).toEqual([PAGE_SIZE_MAX, PAGE_SIZE_MAX, 7]);
  expect(new Set(ids).size).toBe(STORED);
  const limited = (await (await riya.fetch(`${path}?limit=5`)).json()) as { id: string }[];
  expect(limited.map(({ id }) => id)).toEqual(ids.slice(0, 5));
});
