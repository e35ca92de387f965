import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, registerPerson, type Person } from '#tests/support/people.ts';

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

const uttarayan = { title: 'Uttarayan on the terrace', memoryDate: '2024-01-14' };

test('returns a memory as sent, to both partners', async () => {
  const memory = await riya.api.memories.create({
    ...uttarayan,
    title: '  Uttarayan on the terrace ',
    place: ' Ba’s terrace ',
    description: 'Three kites lost, one won.',
    tags: [' kites', 'family', '', 'kites '],
    imageUrl: ' https://pictures.example/terrace.jpg ',
    milestone: 'date_night',
  });
  expect(memory).toMatchObject({
    ...uttarayan,
    place: 'Ba’s terrace',
    description: 'Three kites lost, one won.',
    tags: ['kites', 'family'],
    imageUrl: 'https://pictures.example/terrace.jpg',
    thumbnailUrl: 'https://pictures.example/terrace.jpg',
    imageWidth: null,
    milestone: 'date_night',
    userId: riya.user.id,
  });
  expect(await arjun.api.memories.list()).toEqual([memory]);
});

test('requires only title and date, and stores blank text and missing tags as null', async () => {
  const nothing = {
    place: null,
    description: null,
    imageUrl: null,
    thumbnailUrl: null,
    tags: null,
    milestone: null,
  };
  expect(await riya.api.memories.create(uttarayan)).toMatchObject(nothing);
  const blank = { ...uttarayan, place: ' ', description: '  ', imageUrl: '', tags: [' ', ''], milestone: '' };
  expect(await riya.api.memories.create(blank)).toMatchObject(nothing);
  expect(await riya.api.memories.create({ ...uttarayan, tags: null })).toMatchObject(nothing);
});

const imageUrlInvalid = 'Please enter a valid image address that begins with https:// or http://.';
test.each([
  [{ memoryDate: '' }, 'Please provide a title for your memory.'],
  [{ ...uttarayan, title: '  ' }, 'Please provide a title for your memory.'],
  [{ ...uttarayan, title: 'a'.repeat(121) }, 'Please use at most 120 characters'],
  [{ ...uttarayan, place: 'a'.repeat(121) }, 'Please use at most 120 characters'],
  [{ title: 'Kites' }, 'Please select a date for your memory.'],
  [{ ...uttarayan, memoryDate: '2024-02-30' }, 'Please select a date for your memory.'],
  [{ ...uttarayan, memoryDate: '2024-01-14T00:00:00Z' }, 'Please select a date for your memory.'],
  [{ ...uttarayan, imageUrl: 'terrace.jpg' }, imageUrlInvalid],
  [{ ...uttarayan, imageUrl: 'javascript:alert(1)' }, imageUrlInvalid],
  [{ ...uttarayan, imageUrl: 'data:image/png;base64,AAAA' }, imageUrlInvalid],
  [{ ...uttarayan, imageUrl: '/api/auth/user' }, imageUrlInvalid],
  [{ ...uttarayan, imageUrl: 7 }, imageUrlInvalid],
  [{ ...uttarayan, tags: 'kites, family' }, 'Please give the tags as a list of words.'],
  [{ ...uttarayan, tags: Array.from({ length: 21 }, (_, index) => `tag ${index}`) }, 'Please use at most 20 tags.'],
  [{ ...uttarayan, tags: ['a'.repeat(41)] }, 'Please use at most 40 characters'],
])('rejects %j: %s', async (body, message) => {
  const response = await riya.fetch('/api/memories', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([response.status, await response.json()]).toMatchObject([400, { message }]);
});

test('returns the newest day first, and within a day the newest record', async () => {
  for (const [title, memoryDate] of [
    ['B', '2023-05-01'],
    ['A', '2024-05-01'],
    ['D', '2022-05-01'],
    ['C', '2023-05-01'],
  ] as const) {
    await riya.api.memories.create({ title, memoryDate });
    app.advance({ seconds: 1 });
  }
  expect((await arjun.api.memories.list()).map(({ title }) => title)).toEqual(['A', 'C', 'B', 'D']);
});

test('returns a limited list page by page to its end', async () => {
  for (const title of ['A', 'B', 'C', 'D', 'E']) await riya.api.memories.create({ title, memoryDate: '2023-05-01' });
  const whole = (await riya.api.memories.list()).map(({ id }) => id);
  const read: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query = new URLSearchParams({ limit: '2', ...(cursor && { cursor }) });
    const response = await riya.fetch(`/api/memories?${query}`);
    const page = (await response.json()) as { id: string }[];
    expect(page.length).toBeLessThanOrEqual(2);
    read.push(...page.map(({ id }) => id));
    cursor = response.headers.get('x-next-cursor');
  }
  expect(read).toEqual(whole);
  expect(await riya.api.memories.list({ limit: 500 })).toHaveLength(5);
});

test.each(['limit=0', 'limit=501', 'limit=few', 'cursor=nowhere'])('rejects the filter ?%s', async (query) => {
  expect((await riya.fetch(`/api/memories?${query}`)).status).toBe(400);
});

test('lets either partner change a part, and keeps the rest', async () => {
  const memory = await riya.api.memories.create({
    ...uttarayan,
    place: 'a'.repeat(120),
    description: 'Kites',
    tags: ['kites'],
    milestone: 'date_night',
  });
  const renamed = await arjun.api.memories.update({ id: memory.id, title: 'Uttarayan' });
  expect(renamed).toEqual({ ...memory, title: 'Uttarayan', updatedAt: renamed.updatedAt });
  const cleared = await riya.api.memories.update({
    id: memory.id,
    place: '',
    description: '',
    tags: null,
    milestone: null,
  });
  expect(cleared).toMatchObject({
    ...renamed,
    place: null,
    description: null,
    tags: null,
    milestone: null,
    updatedAt: cleared.updatedAt,
  });
  await expect(riya.api.memories.update({ id: memory.id, title: '' })).rejects.toMatchObject({
    status: 400,
    message: 'Please provide a title for your memory.',
  });
});

test('lets either partner delete, and answers another couple’s memory like an unknown one', async () => {
  const { id } = await riya.api.memories.create(uttarayan);
  const [stranger] = await registerCouple(app);
  const alone = await registerPerson(app);
  const absent = { status: 404, message: 'Not found' };
  for (const other of [stranger, alone]) {
    expect(await other.api.memories.list()).toEqual([]);
    await expect(other.api.memories.update({ id, title: 'Mine' })).rejects.toMatchObject(absent);
    await expect(other.api.memories.delete({ id })).rejects.toMatchObject(absent);
  }
  await expect(riya.api.memories.delete({ id: 'no-such-id' })).rejects.toMatchObject(absent);
  await arjun.api.memories.delete({ id });
  await expect(arjun.api.memories.delete({ id })).rejects.toMatchObject(absent);
  expect(await riya.api.memories.list()).toEqual([]);
});

test('creates a couple with the first memory of a member without one', async () => {
  const alone = await registerPerson(app, 'Meera');
  await alone.api.memories.create(uttarayan);
  expect(await alone.api.couples.current()).toMatchObject({
    isImplicit: true,
    users: [{ id: alone.user.id }],
  });
  expect(await alone.api.memories.list()).toHaveLength(1);
});

test('keeps the memory for the partner of a deleted account', async () => {
  await riya.api.memories.create(uttarayan);
  await riya.api.accounts.deleteAccount({ password: riya.password });
  expect(await arjun.api.memories.list()).toMatchObject([{ ...uttarayan, userId: null }]);
});

test('reads the list from its index, without sorting', async () => {
  const coupleId = (await riya.api.couples.get()).id;
  await app.database.pool.query(
    `insert into memories (couple_id, id, title, memory_date, created_at, updated_at)
     select case when n % 10 = 0 then $1::uuid else $2::uuid end, gen_random_uuid(), 'Memory', date '2015-01-01' + n % 4000, now(), now()
     from generate_series(1, 20000) n`,
    [coupleId, await otherCoupleId()],
  );
  await app.database.pool.query('analyze memories');
  const { rows } = await app.database.pool.query<{ 'QUERY PLAN': string }>(
    `explain select memories.id from memories left join photos on photos.couple_id = memories.couple_id and photos.id = photo_id
     where memories.couple_id = $1 order by memory_date desc, memories.created_at desc, memories.id desc limit 500`,
    [coupleId],
  );
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('memories_by_date');
  expect(plan).not.toContain('Sort');
  expect(await riya.api.memories.list()).toHaveLength(500);
});

async function otherCoupleId(): Promise<string> {
  const [other] = await registerCouple(app);
  return (await other.api.couples.get()).id;
}
