import { isContractProcedure } from '@orpc/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contract } from '#domain/api.ts';
import type { EndpointTable } from '#domain/registry/endpoint.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
let riya: Person;
beforeAll(async () => {
  app = await createTestApp({ hasRateLimits: true });
});
beforeEach(async () => {
  await setLimits({ max_notes: 5000, member_changes_per_minute: 300, member_changes_per_day: 20_000 });
  riya = await registerPerson(app);
});
afterAll(() => app.close());

/** Changes settings as an operator does. A process caches the former ones for a minute. */
async function setLimits(values: Record<string, number>): Promise<void> {
  for (const [key, value] of Object.entries(values))
    await app.database.pool.query('update settings set value = $2 where key = $1', [key, value]);
  app.advance({ minutes: 2 });
}

async function write(person: Person): Promise<{ status: number; code?: string; retryAfter: string | null }> {
  const response = await person.fetch('/api/partner-notes', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'Likes', content: 'Ginger tea', category: 'food' }),
  });
  const { code } = (await response.json()) as { code?: string };
  return { status: response.status, ...(code && { code }), retryAfter: response.headers.get('retry-after') };
}

test('rejects a note over the limit until one is deleted for good', async () => {
  await setLimits({ max_notes: 3 });
  for (let count = 0; count < 3; count += 1) expect((await write(riya)).status).toBe(201);
  const refused = { status: 403, code: 'capacity_full', retryAfter: null };
  expect(await write(riya)).toEqual(refused);
  expect((await write(await registerPerson(app, 'Arjun'))).status).toBe(201);
  const [note] = await riya.api.notes.list();
  await riya.api.notes.delete({ id: note?.id ?? '' });
  // A note in the trash can be restored, so it still counts.
  expect(await write(riya)).toEqual(refused);
  await riya.api.trash.delete({ id: note?.id ?? '' });
  expect((await write(riya)).status).toBe(201);
  expect(await write(riya)).toEqual(refused);
});

test('counts the records of another process within a minute', async () => {
  await setLimits({ max_notes: 1000 });
  expect((await write(riya)).status).toBe(201);
  await app.database.pool.query(
    `insert into notes (user_id, id, title, content, category, tags, is_private, created_at, updated_at)
     select $1, gen_random_uuid(), 'Note', 'Text', 'food', '{}', true, now(), now() from generate_series(1, 999)`,
    [riya.user.id],
  );
  app.advance({ minutes: 2 });
  expect((await write(riya)).status).toBe(403);
});

test('counts changes per member and minute, and no reads', async () => {
  await setLimits({ member_changes_per_minute: 3 });
  for (let count = 0; count < 3; count += 1) expect((await write(riya)).status).toBe(201);
  const refused = await write(riya);
  expect(refused).toMatchObject({ status: 429, code: 'rate_limited' });
  expect(Number(refused.retryAfter)).toBeLessThanOrEqual(60);
  expect(await riya.api.notes.list()).toHaveLength(3);
  expect((await write(await registerPerson(app, 'Arjun'))).status).toBe(201);
  app.advance({ minutes: 2 });
  expect((await write(riya)).status).toBe(201);
});

test('counts changes per member and day', async () => {
  await setLimits({ member_changes_per_day: 2 });
  for (let count = 0; count < 2; count += 1) expect((await write(riya)).status).toBe(201);
  app.advance({ minutes: 5 });
  expect((await write(riya)).status).toBe(429);
  app.advance({ hours: 25 });
  expect((await write(riya)).status).toBe(201);
});

/** Calls that create at most one record per member, or that another rule limits. */
const boundedOtherwise = [
  'couples.create',
  'lists.create',
  'lists.createItem',
  'notifications.subscribe',
  'payments.declare',
];

test('limits every call that creates records by a storage limit, a rate limit or its own rule', () => {
  expect(listUnbounded(contract)).toEqual(boundedOtherwise);
});

function listUnbounded(table: EndpointTable, prefix = ''): string[] {
  return Object.entries(table).flatMap(([key, node]) => {
    if (!isContractProcedure(node)) return listUnbounded(node, `${prefix}${key}.`);
    const { meta, route } = node['~orpc'];
    const isOfMembers = meta.access === 'member' || meta.access === 'premium';
    const isUnbounded = route.successStatus === 201 && !meta.storageLimit && !meta.limit;
    return isOfMembers && isUnbounded ? [`${prefix}${key}`] : [];
  });
}
