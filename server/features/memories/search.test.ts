import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MemoriesPageQuery } from '#domain/memories/schema.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';

let app: TestApp;
let riya: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  [riya] = await registerCouple(app);
  for (const memory of [
    { title: 'Kites on the roof', memoryDate: '2024-01-14', tags: ['Uttarayan', 'home'] },
    {
      title: 'Rann',
      memoryDate: '2023-11-27',
      place: 'Dhordo, Kutch',
      description: 'White desert, 100% salt',
      tags: ['journey'],
    },
    {
      title: 'Kites again',
      memoryDate: '2023-01-14',
      tags: ['uttarayan'],
      imageUrl: 'https://example.com/k.jpg',
    },
    { title: 'પતંગ અને ચીકી', memoryDate: '2022-12-31' },
  ])
    await riya.api.memories.create(memory);
});
afterAll(() => app.close());

async function titles(query: MemoriesPageQuery) {
  return (await riya.api.memories.list(query)).map(({ title }) => title);
}

test('finds each word in title, place, description and tags, in any case and script', async () => {
  expect(await titles({ search: 'KITES' })).toEqual(['Kites on the roof', 'Kites again']);
  expect(await titles({ search: '  desert  white ' })).toEqual(['Rann']);
  expect(await titles({ search: 'uttar roof' })).toEqual(['Kites on the roof']);
  expect(await titles({ search: 'ચીકી' })).toEqual(['પતંગ અને ચીકી']);
  expect(await titles({ search: 'kutch desert' })).toEqual(['Rann']);
  expect(await titles({ search: '100%' })).toEqual(['Rann']);
  expect(await titles({ search: '%' })).toEqual(['Rann']);
  expect(await titles({ search: '_' })).toEqual([]);
  expect(await titles({ search: '  ' })).toHaveLength(4);
});

test.each([
  ['फोटो', 'फ़ोटो वाली शाम'],
  ['फ़ोटो', 'फोटो वाली शाम'],
  ['\u095E\u094B\u091F\u094B', 'फ\u093Cोटो वाली शाम'],
  ['चांद', 'चाँद और छत'],
  ['ક્ષ', 'ક્\u200Dષ, જ્ઞ'],
  ['cafe', 'Café on the river'],
  ['CAFE\u0301', 'café on the river'],
])('matches %j with %j in any spelling of either', async (search, title) => {
  await riya.api.memories.create({ title, memoryDate: '2022-06-01' });
  expect(await titles({ search })).toEqual([title]);
});

test('distinguishes letters with different vowel signs', async () => {
  await riya.api.memories.create({ title: 'दिन', memoryDate: '2022-06-01' });
  expect(await titles({ search: 'दीन' })).toEqual([]);
});

test('narrows the list by a tag, a year and a photo, also together', async () => {
  expect(await titles({ tag: 'UTTARAYAN' })).toEqual(['Kites on the roof', 'Kites again']);
  expect(await titles({ tag: 'uttar' })).toEqual([]);
  expect(await titles({ year: '2023' })).toEqual(['Rann', 'Kites again']);
  expect(await titles({ year: '2022' })).toEqual(['પતંગ અને ચીકી']);
  expect(await titles({ hasPhoto: 'true' })).toEqual(['Kites again']);
  expect(await titles({ hasPhoto: 'false', year: '2023' })).toEqual(['Rann']);
  expect(await titles({ search: 'kites', tag: 'uttarayan', year: '2024', hasPhoto: 'true' })).toEqual([]);
});

test('returns matches in pages, from the own couple alone', async () => {
  const first = await riya.fetch('/api/memories?search=kites&limit=1');
  const cursor = first.headers.get('x-next-cursor');
  expect(await first.json()).toMatchObject([{ title: 'Kites on the roof' }]);
  const next = await riya.fetch(`/api/memories?search=kites&limit=1&cursor=${cursor}`);
  expect(await next.json()).toMatchObject([{ title: 'Kites again' }]);
  expect(next.headers.get('x-next-cursor')).toBeNull();
  const [stranger] = await registerCouple(app);
  expect(await stranger.api.memories.list({ search: 'kites' })).toEqual([]);
});

test.each(['year=24', 'year=20244', 'hasPhoto=yes', `search=${'k'.repeat(201)}`, `tag=${'k'.repeat(61)}`])(
  'rejects the filter ?%s',
  async (query) => {
    expect((await riya.fetch(`/api/memories?${query}`)).status).toBe(400);
  },
);

test('reads only the couple’s memories by their index in a search among 20,000', async () => {
  const { coupleId } = await riya.api.accounts.me();
  await app.database.pool.query(
    `insert into memories (couple_id, id, user_id, title, description, memory_date, tags, created_at, updated_at)
     select $1, gen_random_uuid(), $2, 'Day ' || n, repeat('Chai by the lake. ', 20), current_date - n, '{walk}', now(), now()
     from generate_series(1, 20000) n`,
    [coupleId, riya.user.id],
  );
  const { rows } = await app.database.pool.query<{ 'QUERY PLAN': string }>(
    `explain select id from memories where couple_id = $1 and title ilike '%kites%'
     order by memory_date desc, created_at desc, id desc limit 51`,
    [coupleId],
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/couple_id = /);
  expect(await titles({ search: 'roof', limit: 50 })).toEqual(['Kites on the roof']);
});
