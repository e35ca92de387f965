import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';
import { recordCalls } from '#tests/support/records/calls.ts';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

const changed = recordCalls.flatMap(({ path, change, fields }) =>
  change ? [[path, change.method, fields({ only: 'required' })] as const] : [],
);

function send(method: string, path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return riya.fetch(path, { method, headers, body: JSON.stringify(body) });
}

test.each(changed)('keeps fields of %s that only the server sets', async (path, method, fields) => {
  const foreign = {
    userId: arjun.user.id,
    user_id: arjun.user.id,
    coupleId: '00000000-0000-4000-8000-000000000001',
    couple_id: '00000000-0000-4000-8000-000000000001',
    createdAt: '2001-01-01T00:00:00.000Z',
    nextReminderAt: '2001-01-01T00:00:00.000Z',
    answeredAt: '2001-01-01T00:00:00.000Z',
    partnerResponse: 'accepted',
    commentCount: 7,
    search_text: 'stolen',
  };
  const created = await send('POST', path, { ...fields, ...foreign });
  expect(created.status).toBe(201);
  const record = (await created.json()) as { id: string; userId?: string; createdAt: string };
  // Lists do not name who started them.
  expect(record.userId ?? riya.user.id).toBe(riya.user.id);
  expect(record.createdAt > '2026').toBe(true);
  const answer = await send(method, `${path}/${record.id}`, { title: 'New', ...foreign });
  expect(answer.status).toBe(200);
  const { updatedAt: _time, ...kept } = (await answer.json()) as Record<string, unknown>;
  expect({ ...record, title: 'New' }).toMatchObject(kept);
});
