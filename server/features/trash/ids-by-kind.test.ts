import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RecordKind } from '#domain/records.ts';
import { RECORD_KINDS } from '#contract/constants/trash.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const kinds: Readonly<Record<RecordKind, { path: string; fields: object }>> = {
  date: { path: '/api/date-events', fields: { title: 'Dinner', scheduledDate: '2031-02-14' } },
  memory: { path: '/api/memories', fields: { title: 'Kites', memoryDate: '2024-01-14' } },
  expense: { path: '/api/expenses', fields: { title: 'Thali', amount: '100' } },
  goal: { path: '/api/savings-goals', fields: { title: 'Diu', targetAmount: '20000', category: 'vacation' } },
  note: { path: '/api/partner-notes', fields: { title: 'Chai', content: 'No sugar', category: 'food' } },
  important_date: {
    path: '/api/important-dates',
    fields: { title: 'Birthday', date: '1998-04-12', category: 'birthday' },
  },
};
const commented: readonly RecordKind[] = ['date', 'memory'];
const isOwn = (kind: RecordKind) => kind === 'note' || kind === 'important_date';

async function call(person: Person, method: string, path: string, body?: object): Promise<Response> {
  const response = await person.fetch(path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  expect(response.status, `${method} ${path}`).toBeLessThan(500);
  return response;
}

/** Returns the record as its list shows it, with its comments. */
async function read(person: Person, kind: RecordKind, id: string): Promise<unknown> {
  const { path } = kinds[kind];
  const rows = (await (await call(person, 'GET', path)).json()) as { id: string }[];
  const comments = commented.includes(kind)
    ? await (await call(person, 'GET', `${path}/${id}/comments`)).json()
    : null;
  return { record: rows.find((row) => row.id === id), comments };
}

/** Comments and reacts on a record without comments, if its kind allows both. */
async function talk(person: Person, kind: RecordKind, id: string): Promise<void> {
  if (!commented.includes(kind)) return;
  const { path } = kinds[kind];
  expect(await (await call(person, 'GET', `${path}/${id}/comments`)).json()).toEqual([]);
  const text = `Words of ${person.user.firstName}`;
  expect((await call(person, 'POST', `${path}/${id}/comments`, { text })).status).toBe(201);
  expect((await call(person, 'PUT', `${path}/${id}/reaction`, { emoji: '❤️' })).status).toBe(200);
}

const pairs = RECORD_KINDS.flatMap((one) =>
  RECORD_KINDS.filter((other) => other !== one).map((other) => [one, other] as const),
);

test.each(pairs)('touches nothing of a %s when a %s has its id', async (one, other) => {
  const [riya, arjun] = await registerCouple(app);
  const id = randomUUIDv7();
  const { path } = kinds[one];
  expect((await call(riya, 'POST', path, { ...kinds[one].fields, id })).status).toBe(201);
  await talk(riya, one, id);
  const before = await read(riya, one, id);
  const his = kinds[other].path;
  const unchanged = async () => expect(await read(riya, one, id)).toEqual(before);

  expect((await call(arjun, 'POST', his, { ...kinds[other].fields, id })).status).toBe(201);
  await talk(arjun, other, id);
  await unchanged();
  expect((await call(arjun, 'DELETE', `${his}/${id}`)).status).toBe(204);
  await unchanged();
  // Both are in the trash together, and are restored separately.
  expect((await call(riya, 'DELETE', `${path}/${id}`)).status).toBe(204);
  const mine = (await (await call(riya, 'GET', '/api/bin')).json()) as { kind: string; id: string }[];
  expect(mine.filter((row) => row.id === id).map(({ kind }) => kind)).toContain(one);
  expect((await call(riya, 'POST', `${path}/${id}/restore`)).status).toBe(200);
  await unchanged();
  expect((await call(arjun, 'POST', `${his}/${id}/restore`)).status).toBe(200);
  expect((await call(arjun, 'DELETE', `${his}/${id}`)).status).toBe(204);
  expect((await call(arjun, 'DELETE', `/api/bin/${id}`)).status).toBe(204);
  await unchanged();
  expect((await call(arjun, 'DELETE', `/api/bin/${id}`)).status).toBe(404);
});

test('deletes the named kind of two that are in the trash, and without a name the last one', async () => {
  const [riya] = await registerCouple(app);
  const id = randomUUIDv7();
  for (const kind of RECORD_KINDS) {
    await call(riya, 'POST', kinds[kind].path, { ...kinds[kind].fields, id });
    await call(riya, 'DELETE', `${kinds[kind].path}/${id}`);
    app.advance({ seconds: 1 });
  }
  const left = async () => (await riya.api.trash.list()).map(({ kind }) => kind);
  expect(await left()).toEqual([...RECORD_KINDS].toReversed());
  await riya.api.trash.delete({ id, kind: 'memory' });
  await riya.api.trash.delete({ id });
  expect(await left()).toEqual(['note', 'goal', 'expense', 'date']);
  const first = await riya.fetch('/api/bin?limit=2');
  const rest = await riya.fetch(`/api/bin?cursor=${first.headers.get('x-next-cursor')}`);
  expect(((await rest.json()) as { kind: string }[]).map(({ kind }) => kind)).toEqual(['expense', 'date']);
});

test.each(RECORD_KINDS)('refuses the id of a %s that is in the trash', async (kind) => {
  const [riya, arjun] = await registerCouple(app);
  const id = randomUUIDv7();
  const { path, fields } = kinds[kind];
  await call(riya, 'POST', path, { ...fields, id });
  await call(riya, 'DELETE', `${path}/${id}`);
  for (const person of isOwn(kind) ? [riya] : [riya, arjun])
    expect((await call(person, 'POST', path, { ...fields, id })).status).toBe(409);
  expect((await call(riya, 'POST', `${path}/${id}/restore`)).status).toBe(200);
});
