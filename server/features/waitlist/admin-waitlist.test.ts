import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WaitlistInput } from '#domain/waitlist/schema.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeAdmin, registerPerson, type Person } from '#tests/support/people.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp();
  admin = await registerPerson(app, 'Meera');
  await makeAdmin(app, admin);
});
afterAll(() => app.close());

let count = 0;
function join(details: Partial<WaitlistInput> = {}) {
  count += 1;
  return app.visit().api.waitlist.join({
    partner1Name: 'Hetal',
    partner2Name: `Jay ${count}`,
    email: `couple-${count}@example.com`,
    phone: '9876543210',
    city: 'Surat',
    ...details,
  });
}

const list = (query: Parameters<typeof admin.api.admin.waitlist.list>[0]) => admin.api.admin.waitlist.list(query);

test('returns the list newest first, in pages that join to the whole', async () => {
  for (let made = 0; made < 7; made += 1) await join();
  const whole = (await list({})).map(({ id }) => id);
  const parts: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query = new URLSearchParams({ limit: '3', ...(cursor && { cursor }) });
    const response = await admin.fetch(`/api/admin/waitlist?${query}`);
    parts.push(...((await response.json()) as { id: string }[]).map(({ id }) => id));
    cursor = response.headers.get('x-next-cursor');
  }
  expect(parts).toEqual(whole);
  expect(whole).toHaveLength(7);
});

test('narrows the list by search, city, status and stage, alone and together', async () => {
  const found = await join({
    partner2Name: 'Chandrika',
    city: 'Jamnagar',
    phone: '99099 12345',
    relationshipStage: 'engaged',
  });
  await join({ city: 'Jamnagar' });
  const ids = async (query: Parameters<typeof list>[0]) => (await list(query)).map(({ id }) => id);
  expect(await ids({ search: 'ANDRIK' })).toEqual([found.id]);
  expect(await ids({ search: '99099' })).toEqual([found.id]);
  expect(await ids({ search: found.email })).toEqual([found.id]);
  expect(await ids({ search: 'chand%' })).toEqual([]);
  expect(await ids({ city: 'Jamnagar' })).toHaveLength(2);
  expect(await ids({ city: 'Jamnagar', stage: 'engaged' })).toEqual([found.id]);
  await admin.api.admin.waitlist.update({ id: found.id, status: 'contacted' });
  expect(await ids({ status: 'contacted' })).toEqual([found.id]);
});

test.each(['limit=0', 'cursor=bm8', 'status=lost', 'stage=single'])('rejects a list with %s', async (query) => {
  expect((await admin.fetch(`/api/admin/waitlist?${query}`)).status).toBe(400);
});

test('moves an entry from pending to contacted to approved, which is final', async () => {
  const { id } = await join();
  expect(await admin.api.admin.waitlist.update({ id, status: 'contacted' })).toMatchObject({
    status: 'contacted',
  });
  expect((await admin.api.admin.audit.list())[0]).toMatchObject({
    action: 'waitlist.update',
    subjectId: id,
    before: { status: 'pending' },
    after: { status: 'contacted' },
  });
  expect(await admin.api.admin.waitlist.update({ id, status: 'approved' })).toMatchObject({
    status: 'approved',
  });
  await expect(admin.api.admin.waitlist.update({ id, status: 'contacted' })).rejects.toMatchObject({
    status: 409,
  });
  expect((await list({ status: 'approved' })).map((entry) => entry.id)).toEqual([id]);
});

test('moves pending straight to approved, and no entry back to pending', async () => {
  const { id } = await join();
  const back = await admin.fetch(`/api/admin/waitlist/${id}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ status: 'pending' }),
  });
  expect(back.status).toBe(400);
  expect(await admin.api.admin.waitlist.update({ id, status: 'approved' })).toMatchObject({
    status: 'approved',
  });
});

test('revokes no approval when two admins move an entry concurrently', async () => {
  const { id } = await join();
  await Promise.allSettled(
    Array.from({ length: 16 }, (_, index) =>
      admin.api.admin.waitlist.update({ id, status: index % 2 ? 'contacted' : 'approved' }),
    ),
  );
  const [entry] = (await list({})).filter((each) => each.id === id);
  expect(entry?.status).toBe('approved');
});

test('deletes any entry once, and keeps neither address nor number in the log', async () => {
  const entry = await join({ email: 'gone@example.com' });
  await admin.api.admin.waitlist.update({ id: entry.id, status: 'approved' });
  await admin.api.admin.waitlist.delete({ id: entry.id });
  await expect(admin.api.admin.waitlist.delete({ id: entry.id })).rejects.toMatchObject({ status: 404 });
  const [logged] = await admin.api.admin.audit.list({ search: 'waitlist.delete' });
  expect(logged).toMatchObject({ subjectId: entry.id, before: { city: 'Surat', status: 'approved' } });
  expect(JSON.stringify(logged)).not.toMatch(/gone@example|9876543210/);
});

test('counts pilot and expansion, statuses, stages and the eight largest cities', async () => {
  const before = await admin.api.admin.waitlist.figures();
  const cities = ['Mumbai', 'Delhi', 'Pune', 'Goa', 'Kochi', 'Indore', 'Bhopal', 'Nashik', 'Mehsana'] as const;
  for (const city of cities) await join({ city, relationshipStage: 'dating' });
  await join({ city: 'Mumbai', relationshipStage: 'married' });
  const after = await admin.api.admin.waitlist.figures();
  expect(after.total).toBe(before.total + 10);
  expect(after.pilot).toBe(before.pilot);
  expect(after.expansion).toBe(before.expansion + 10);
  expect(after.statuses.pending).toBe(before.statuses.pending + 10);
  expect(after.cities).toHaveLength(8);
  expect(after.cities).toContainEqual({ city: 'Mumbai', count: 2 });
  expect(after.cities[0]?.city).toBe('Surat');
  expect(after.stages).toContainEqual({ stage: 'dating', count: 9 });
});

test('exports the entries that match the filters, newest first, without a formula that runs', async () => {
  await join({ partner1Name: '=HYPERLINK("x")', city: 'Valsad', relationshipStage: 'engaged' });
  await join({ partner1Name: 'Nirali', city: 'Valsad' });
  const answer = await admin.fetch('/api/admin/waitlist/export.csv?city=Valsad');
  expect(answer.headers.get('content-disposition')).toMatch(/attachment; filename="jugal-waitlist-.*\.csv"/);
  const [head = '', ...lines] = (await answer.text()).trim().split('\r\n');
  expect(head).toContain('First partner');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^Nirali,.*,Valsad,Expansion,,Pending,/);
  expect(lines[1]).not.toMatch(/^"?=/);
  expect(lines[1]).toContain('Engaged');
});

test('exports every entry of more than one page', async () => {
  await app.database.db.executeQuery(
    CompiledQuery.raw(`insert into waitlist_entries (id, partner1_name, partner2_name, email, phone, city, fingerprint, created_at)
     select gen_random_uuid(), 'Riya', 'Arjun', 'many' || n || '@example.com', '9825000000', 'Porbandar', sha256(('many' || n)::bytea),
       now() - n * interval '1 minute' from generate_series(1, 10001) n`),
  );
  const answer = await admin.fetch('/api/admin/waitlist/export.csv?city=Porbandar');
  const emails = (await answer.text()).match(/many\d+@example\.com/g) ?? [];
  expect(new Set(emails).size).toBe(10_001);
  expect(emails).toHaveLength(10_001);
});

test('lists the oldest first on request, in pages', async () => {
  for (let made = 0; made < 3; made += 1) await join({ city: 'Navsari' });
  const newest = (await list({ city: 'Navsari' })).map(({ id }) => id);
  const first = await admin.fetch('/api/admin/waitlist?city=Navsari&order=oldest&limit=2');
  const cursor = first.headers.get('x-next-cursor') ?? '';
  const rest = await admin.fetch(`/api/admin/waitlist?city=Navsari&order=oldest&limit=2&cursor=${cursor}`);
  const rows = [...((await first.json()) as { id: string }[]), ...((await rest.json()) as { id: string }[])];
  expect(rows.map(({ id }) => id)).toEqual(newest.toReversed());
});
