import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOwnKind, trashedRecords } from '#domain/registry/records.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';
import { kindOf } from '#tests/support/records/kinds.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

// Expenses of one member and of both have the ids of one list.
const ownIds = trashedRecords.filter(({ trash }) => trash.kind !== 'private_expense');
const kinds = ownIds.map((record) => {
  const { path, fields } = kindOf(record.trash.kind).calls;
  return {
    kind: record.trash.kind,
    path,
    fields: fields({ only: 'required' }),
    isDiscussed: 'discussedAs' in record,
    isOwn: isOwnKind(record.trash.kind),
  };
});
type Kind = (typeof kinds)[number];

async function call(person: Person, method: string, path: string, body?: object): Promise<Response> {
  const response = await person.fetch(path, {
    method,
    ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  expect(response.status, `${method} ${path}`).toBeLessThan(500);
  return response;
}

/** Returns the record as its list shows it, with its comments. */
async function read(person: Person, { path, isDiscussed }: Kind, id: string): Promise<unknown> {
  const rows = (await (await call(person, 'GET', path)).json()) as { id: string }[];
  const comments = isDiscussed ? await (await call(person, 'GET', `${path}/${id}/comments`)).json() : null;
  return { record: rows.find((row) => row.id === id), comments };
}

/** Comments and reacts on a record without comments, if its kind allows both. */
async function talk(person: Person, { path, isDiscussed }: Kind, id: string): Promise<void> {
  if (!isDiscussed) return;
  expect(await (await call(person, 'GET', `${path}/${id}/comments`)).json()).toEqual([]);
  const text = `Words of ${person.user.firstName}`;
  expect((await call(person, 'POST', `${path}/${id}/comments`, { text })).status).toBe(201);
  expect((await call(person, 'PUT', `${path}/${id}/reaction`, { emoji: '❤️' })).status).toBe(200);
}

const pairs = kinds.flatMap((one) => kinds.filter((other) => other !== one).map((other) => ({ one, other })));

test.each(pairs)('touches nothing of a $one.kind when a $other.kind has its id', async ({ one, other }) => {
  const [riya, arjun] = await registerCouple(app);
  const id = randomUUIDv7();
  const { path } = one;
  expect((await call(riya, 'POST', path, { ...one.fields, id })).status).toBe(201);
  await talk(riya, one, id);
  const before = await read(riya, one, id);
  const his = other.path;
  const unchanged = async () => expect(await read(riya, one, id)).toEqual(before);

  expect((await call(arjun, 'POST', his, { ...other.fields, id })).status).toBe(201);
  await talk(arjun, other, id);
  await unchanged();
  expect((await call(arjun, 'DELETE', `${his}/${id}`)).status).toBe(204);
  await unchanged();
  // Both are in the trash together, and are restored separately.
  expect((await call(riya, 'DELETE', `${path}/${id}`)).status).toBe(204);
  const mine = (await (await call(riya, 'GET', '/api/bin')).json()) as { kind: string; id: string }[];
  expect(mine.filter((row) => row.id === id).map(({ kind }) => kind)).toContain(one.kind);
  expect((await call(riya, 'POST', `${path}/${id}/restore`)).status).toBe(200);
  await unchanged();
  expect((await call(arjun, 'POST', `${his}/${id}/restore`)).status).toBe(200);
  expect((await call(arjun, 'DELETE', `${his}/${id}`)).status).toBe(204);
  expect((await call(arjun, 'DELETE', `/api/bin/${id}`)).status).toBe(204);
  await unchanged();
  expect((await call(arjun, 'DELETE', `/api/bin/${id}`)).status).toBe(404);
});

test('deletes the named kind of several in the trash, and none without a name', async () => {
  const [riya] = await registerCouple(app);
  const id = randomUUIDv7();
  for (const { path, fields } of kinds) {
    await call(riya, 'POST', path, { ...fields, id });
    await call(riya, 'DELETE', `${path}/${id}`);
    app.advance({ seconds: 1 });
  }
  const left = async () => (await riya.api.trash.list()).map(({ kind }) => kind);
  const latestFirst = kinds.map(({ kind }) => kind).toReversed();
  expect(await left()).toEqual(latestFirst);
  await riya.api.trash.delete({ id, kind: 'memory' });
  const ambiguous = await call(riya, 'DELETE', `/api/bin/${id}`);
  expect([ambiguous.status, await ambiguous.json()]).toMatchObject([409, { code: 'kind_required' }]);
  const kept = latestFirst.filter((kind) => kind !== 'memory');
  expect(await left()).toEqual(kept);
  const first = await riya.fetch('/api/bin?limit=2');
  const rest = await riya.fetch(`/api/bin?cursor=${first.headers.get('x-next-cursor')}`);
  expect(((await rest.json()) as { kind: string }[]).map(({ kind }) => kind)).toEqual(kept.slice(2));
});

test.each(kinds)('refuses the id of a $kind that is in the trash', async ({ path, fields, isOwn }) => {
  const [riya, arjun] = await registerCouple(app);
  const id = randomUUIDv7();
  await call(riya, 'POST', path, { ...fields, id });
  await call(riya, 'DELETE', `${path}/${id}`);
  for (const person of isOwn ? [riya] : [riya, arjun])
    expect((await call(person, 'POST', path, { ...fields, id })).status).toBe(409);
  expect((await call(riya, 'POST', `${path}/${id}/restore`)).status).toBe(200);
});
