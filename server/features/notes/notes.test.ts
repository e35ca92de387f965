import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { ownedByMemberOrPartner } from '#server/db/owned-by-member-or-partner.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, registerPerson, type Person } from '#tests/support/people.ts';

const isOnCluster = inject('testDatabase').adminUrls.length > 1;

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

const note = { title: 'Chai', content: 'Ginger, no sugar', category: 'food' } as const;
const absent = { status: 404, message: 'Not found' };

test('is private and without tags by default', async () => {
  const written = await riya.api.notes.create(note);
  expect(written).toMatchObject({ ...note, tags: [], isPrivate: true, userId: riya.user.id });
  expect(await riya.api.notes.list()).toEqual([written]);
});

test.each([
  [{ content: 'No sugar', category: 'food' }, 'Title is required'],
  [{ ...note, title: '   ' }, 'Title is required'],
  [{ title: 'Chai', category: 'food' }, 'Content is required'],
  [{ ...note, content: '' }, 'Content is required'],
  [{ title: 'Chai', content: 'No sugar' }, 'Category is required'],
  [{ ...note, category: '' }, 'Category is required'],
  [{ ...note, category: 'secrets' }, 'Category is required'],
  [{}, 'Title is required'],
  [{ ...note, tags: 'ginger' }, 'Please give the tags as a list of words.'],
  [{ ...note, tags: Array.from({ length: 21 }, (_, index) => `tag ${index}`) }, 'Please use at most 20 tags.'],
  [{ ...note, isPrivate: 'no' }, 'Please say whether the note is private with true or false'],
])('rejects %j: %s', async (body, message) => {
  const response = await riya.fetch('/api/partner-notes', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
});

test('stores trimmed tags, each once', async () => {
  const { tags } = await riya.api.notes.create({ ...note, tags: [' ginger ', 'ginger', '', 'masala'] });
  expect(tags).toEqual(['ginger', 'masala']);
  expect((await riya.api.notes.create({ ...note, tags: null })).tags).toEqual([]);
});

test('shows the partner non-private notes, and no others', async () => {
  await riya.api.notes.create(note);
  const open = await riya.api.notes.create({ ...note, title: 'Momos', isPrivate: false });
  expect(await arjun.api.notes.list()).toEqual([open]);
  const [stranger] = await registerCouple(app);
  expect(await stranger.api.notes.list()).toEqual([]);
});

test('answers the partner’s change of a readable note with 403, and of a private one with 404', async () => {
  const closed = await riya.api.notes.create(note);
  const open = await riya.api.notes.create({ ...note, isPrivate: false });
  const forbidden = { status: 403, message: 'Only the person who wrote this note can change it' };
  await expect(arjun.api.notes.update({ id: open.id, title: 'Mine' })).rejects.toMatchObject(forbidden);
  await expect(arjun.api.notes.delete({ id: open.id })).rejects.toMatchObject(forbidden);
  await expect(arjun.api.notes.update({ id: closed.id, title: 'Mine' })).rejects.toMatchObject(absent);
  await expect(arjun.api.notes.delete({ id: closed.id })).rejects.toMatchObject(absent);
  await expect(arjun.api.notes.update({ id: 'no-such-id', title: 'Mine' })).rejects.toMatchObject(absent);
  expect(await riya.api.notes.list()).toHaveLength(2);
});

test('changes only the sent fields, and moves the note to the top', async () => {
  const first = await riya.api.notes.create({ ...note, tags: ['ginger'] });
  const second = await riya.api.notes.create({ ...note, title: 'Ring size', category: 'gifts' });
  expect((await riya.api.notes.list()).map(({ id }) => id)).toEqual([second.id, first.id]);
  app.advance({ minutes: 1 });
  const changed = await riya.api.notes.update({ id: first.id, content: 'Half a spoon of sugar' });
  expect(changed).toEqual({ ...first, content: 'Half a spoon of sugar', updatedAt: changed.updatedAt });
  expect(changed.updatedAt > first.updatedAt).toBe(true);
  expect((await riya.api.notes.list()).map(({ id }) => id)).toEqual([first.id, second.id]);
  await expect(riya.api.notes.update({ id: first.id, title: '' })).rejects.toMatchObject({ status: 400 });
});

test('hides a note from the partner at once when it becomes private', async () => {
  const { id } = await riya.api.notes.create({ ...note, isPrivate: false });
  await riya.api.notes.update({ id, isPrivate: true });
  expect(await arjun.api.notes.list()).toEqual([]);
});

test('narrows the list by category and by words of title or content', async () => {
  await riya.api.notes.create(note);
  await riya.api.notes.create({ title: 'Ring', content: 'Size 12; 100% gold_plated', category: 'gifts' });
  const titles = async (filter: Parameters<typeof riya.api.notes.list>[0]) =>
    (await riya.api.notes.list(filter)).map(({ title }) => title).toSorted();
  expect(await titles({ category: 'gifts' })).toEqual(['Ring']);
  expect(await titles({ category: 'all' })).toEqual(['Chai', 'Ring']);
  expect(await titles({ category: '', search: '' })).toEqual(['Chai', 'Ring']);
  expect(await titles({ search: 'GINGER' })).toEqual(['Chai']);
  expect(await titles({ search: 'ring', category: 'gifts' })).toEqual(['Ring']);
  expect(await titles({ search: '100%' })).toEqual(['Ring']);
  expect(await titles({ search: '1_0' })).toEqual([]);
  expect(await titles({ search: String.raw`\%` })).toEqual([]);
  const response = await riya.fetch('/api/partner-notes?category=secrets');
  expect(response.status).toBe(400);
});

test('stores notes without a couple; they move along, and stay after leaving', async () => {
  const meera = await registerPerson(app, 'Meera');
  const open = await meera.api.notes.create({ ...note, isPrivate: false });
  expect(await meera.api.couples.current()).toBeNull();
  const kabir = await registerPerson(app, 'Kabir');
  const { inviteCode } = await kabir.api.couples.create({ name: 'Us' });
  await meera.api.couples.join({ inviteCode });
  expect(await kabir.api.notes.list()).toEqual([open]);
  await meera.api.couples.leave({ password: meera.password });
  expect(await kabir.api.notes.list()).toEqual([]);
  await expect(kabir.api.notes.update({ id: open.id, title: 'Mine' })).rejects.toMatchObject(absent);
  expect(await meera.api.notes.list()).toEqual([open]);
});

test('deletes notes with their writer’s account only', async () => {
  await riya.api.notes.create({ ...note, isPrivate: false });
  const kept = await arjun.api.notes.create(note);
  await riya.api.accounts.deleteAccount({ password: riya.password });
  expect(await arjun.api.notes.list()).toEqual([kept]);
  const { rows } = await sql`select 1 from notes where user_id = ${riya.user.id}`.execute(app.database.db);
  expect(rows).toEqual([]);
});

// Citus shows another plan for the coordinator's tables.
test.skipIf(isOnCluster)('reads from the index by owner, however many notes others have', async () => {
  const { db } = app.database;
  await sql`insert into notes
      (user_id, id, title, content, category, tags, is_private, created_at, updated_at)
    select ${riya.user.id}, gen_random_uuid(), 't', 'c', 'food', '{}', true, now(), now()
    from generate_series(1, 20)`.execute(db);
  const others = await registerPerson(app);
  await sql`insert into notes
      (user_id, id, title, content, category, tags, is_private, created_at, updated_at)
    select ${others.user.id}, gen_random_uuid(), 't', 'c', 'food', '{}', true, now(), now()
    from generate_series(1, 20000)`.execute(db);
  await sql`analyze notes`.execute(db);
  const { coupleId } = await riya.api.accounts.me();
  const isOwned = ownedByMemberOrPartner({ id: riya.user.id, coupleId });
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select * from notes
    where ${isOwned} and (user_id = ${riya.user.id} or is_private = false)`.execute(db);
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/Index Scan.* on notes/);
});
