import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';
import { paintPicture } from '#tests/access/owned-objects.ts';
import { tidyBooks } from './book-making-service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  app.setTime('2026-03-01T10:00:00Z');
});
afterAll(() => app.close());

const year = '2025';

async function remember({ api }: Person, titles: readonly string[]): Promise<void> {
  for (const [place, title] of titles.entries())
    await api.memories.create({ title, memoryDate: `2025-0${place + 1}-14`, description: 'Together' });
}

async function download(person: Person): Promise<{ status: number; bytes: Buffer }> {
  const response = await person.fetch(`/api/our-year/${year}/book/file`);
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
}

test('both ask at once, and one book is made, which both can download', async () => {
  const [riya, arjun] = await registerCouple(app);
  await remember(riya, ['Our first Uttarayan', 'ઉત્તરાયણ 🎉', 'वर्षगाँठ']);
  const { imageUrl } = await riya.api.memories.uploadPhoto({ photo: await paintPicture() });
  await riya.api.memories.create({ title: 'Kites', memoryDate: '2025-06-01', photos: [imageUrl] });
  expect(await riya.api.yearBooks.get({ year })).toBeNull();
  const [mine, theirs] = await Promise.all([
    riya.api.yearBooks.create({ year }),
    arjun.api.yearBooks.create({ year }),
  ]);
  expect(mine).toEqual(theirs);
  expect(mine).toMatchObject({ state: 'waiting', progress: 0, downloadUrl: null });
  expect((await download(riya)).status).toBe(404);
  await app.platform.jobs.runWaiting();
  const { rows } = await sql`select from year_books`.execute(app.platform.db);
  expect(rows).toHaveLength(1);
  const book = await arjun.api.yearBooks.get({ year });
  // A cover, four months with a memory each, and the end.
  expect(book).toMatchObject({
    state: 'ready',
    progress: 100,
    pages: 10,
    expiresAt: expect.stringContaining('2026-03-08T10:00') as string,
  });
  const file = await download(arjun);
  expect([file.status, file.bytes.length]).toEqual([200, book?.bytes]);
  const pdf = file.bytes.toString('latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pdf.match(/\/MediaBox \[0 0 419\.53 595\.28\]/g)).toHaveLength(10);
  expect(pdf).toContain('/DCTDecode');
});

test('a book whose maker was killed is made by the next, and one that was removed meanwhile by nobody', async () => {
  const [riya] = await registerCouple(app);
  await remember(riya, ['Kites', 'Mangoes']);
  await riya.api.yearBooks.create({ year });
  const { coupleId } = await findSeat(riya);
  // As a process leaves it that dies: the job is gone, the book half made.
  await sql`delete from pgboss.job where name = 'make-year-book'`.execute(app.platform.db);
  await sql`update year_books set state = 'making', memories_done = 1 where couple_id = ${coupleId}`.execute(
    app.platform.db,
  );
  await tidyBooks(app.platform);
  await app.platform.jobs.runWaiting();
  expect(await riya.api.yearBooks.get({ year })).toMatchObject({ state: 'making', progress: 50 });
  app.advance({ minutes: 2 });
  await tidyBooks(app.platform);
  await app.platform.jobs.runWaiting();
  expect(await riya.api.yearBooks.get({ year })).toMatchObject({ state: 'ready' });
  await riya.api.yearBooks.delete({ year });
  await riya.api.yearBooks.create({ year });
  await riya.api.yearBooks.delete({ year });
  await app.platform.jobs.runWaiting();
  expect(await riya.api.yearBooks.get({ year })).toBeNull();
});

test('a book goes after a week and when it is removed', async () => {
  const [riya, arjun] = await registerCouple(app);
  await remember(riya, ['Kites']);
  const make = async () => {
    await riya.api.yearBooks.create({ year });
    await app.platform.jobs.runWaiting();
    expect((await download(riya)).status).toBe(200);
  };
  const countFiles = async () => {
    await app.platform.jobs.runWaiting();
    let count = 0;
    for await (const key of app.platform.files.list()) if (key.startsWith('books/')) count += 1;
    return count;
  };
  const before = await countFiles();
  await make();
  expect(await countFiles()).toBe(before + 1);
  await arjun.api.yearBooks.delete({ year });
  expect(await countFiles()).toBe(before);
  await make();
  app.advance({ hours: 24 * 7 + 1 });
  await tidyBooks(app.platform);
  expect(await countFiles()).toBeLessThanOrEqual(before);
  expect((await download(riya)).status).toBe(404);
});

test('whoever soon takes their memories along leaves no book with them behind', async () => {
  const [riya, arjun] = await registerCouple(app);
  await remember(riya, ['Kites']);
  await remember(arjun, ['Mine']);
  await riya.api.yearBooks.create({ year });
  await app.platform.jobs.runWaiting();
  expect((await download(riya)).status).toBe(200);
  await arjun.api.couples.leave();
  expect((await download(riya)).status).toBe(404);
});

test('another couple sees nothing of it, and a year without a memory has no book', async () => {
  const [riya] = await registerCouple(app);
  const [meera] = await registerCouple(app);
  await remember(riya, ['Kites']);
  await riya.api.yearBooks.create({ year });
  await app.platform.jobs.runWaiting();
  expect(await meera.api.yearBooks.get({ year })).toBeNull();
  expect((await download(meera)).status).toBe(404);
  await expect(meera.api.yearBooks.delete({ year })).rejects.toMatchObject({ status: 404 });
  await meera.api.dates.create({ title: 'Walk', scheduledDate: '2025-01-05' });
  await expect(meera.api.yearBooks.create({ year })).rejects.toMatchObject({
    status: 404,
    message: 'There are no memories in this year to make a book of',
  });
  expect((await download(riya)).status).toBe(200);
});

async function findSeat({ user }: Person): Promise<{ coupleId: string }> {
  return app.platform.db
    .selectFrom('couple_members')
    .select('couple_id as coupleId')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
}
