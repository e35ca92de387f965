import { inflateSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paintPicture } from '#tests/access/owned-objects.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, type Person } from '#tests/support/people.ts';
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

test('makes one book for two concurrent requests, and lets both download it', async () => {
  const [riya, arjun] = await registerCouple(app);
  await remember(riya, ['Our first Uttarayan', 'ઉત્તરાયણ 🎉', 'वर्षगाँठ']);
  const { imageUrl } = await riya.api.memories.uploadPhoto({ photo: await paintPicture() });
  await riya.api.memories.create({ title: 'Kites', memoryDate: '2025-06-01', photos: [imageUrl] });
  expect(await riya.api.yearBooks.get({ year })).toBeNull();
  const [mine, theirs] = await Promise.all([riya.api.yearBooks.create({ year }), arjun.api.yearBooks.create({ year })]);
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

test('takes over a book whose process was killed, and skips one that was removed meanwhile', async () => {
  const [riya] = await registerCouple(app);
  await remember(riya, ['Kites', 'Mangoes']);
  await riya.api.yearBooks.create({ year });
  const { coupleId } = await findSeat(riya);
  // The state after a killed process: the job is gone, and the book is half made.
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

test('deletes a book after a week and on removal', async () => {
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

test('removes the book when a member soon takes their memories along', async () => {
  const [riya, arjun] = await registerCouple(app);
  await remember(riya, ['Kites']);
  await remember(arjun, ['Mine']);
  await riya.api.yearBooks.create({ year });
  await app.platform.jobs.runWaiting();
  expect((await download(riya)).status).toBe(200);
  await arjun.api.couples.leave({ password: arjun.password });
  expect((await download(riya)).status).toBe(404);
});

test('hides it from another couple, and offers no book for a year without memories', async () => {
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

test('lists the letters that the printed book omits, and no others', async () => {
  const [riya, arjun] = await registerCouple(app);
  await sql`update users set first_name = 'Riya漢' where id = ${riya.user.id}`.execute(app.platform.db);
  const create = (title: string, description?: string) =>
    riya.api.memories.create({ title, memoryDate: '2025-02-14', ...(description && { description }) });
  await create('திருமண நாள் ♡ سالگرہ 𝓡𝓲𝔂𝓪');
  const kyoto = await create('京都 trip', 'Seen: 金閣寺\n清水寺\nand tea');
  await create('漢字');
  await create('Kites', 'ក្រ');
  await riya.api.memories.create({ title: 'Garba', memoryDate: '2025-02-14', place: 'Law Garden 公園' });
  const letters = await arjun.api.ourYear.bookLetters({ year });
  expect(letters.names).toEqual(['漢']);
  expect(letters.count).toBe(4);
  expect(letters.memories.map((each) => [each.title, each.letters])).toEqual([
    ['京都 trip', ['京', '都', '金', '閣', '寺', '清', '水']],
    ['漢字', ['漢', '字']],
    ['Kites', ['ក្រ']],
    ['Garba', ['公', '園']],
  ]);
  expect(letters.memories[0]).toMatchObject({ id: kyoto.id, memoryDate: '2025-02-14' });
  await riya.api.yearBooks.create({ year });
  await app.platform.jobs.runWaiting();
  const lines = readActualTexts((await download(riya)).bytes);
  expect(lines).toEqual(
    expect.arrayContaining(['திருமண நாள் ♡ سالگرہ Riya', 'trip', 'Seen:', 'and tea', 'Law Garden', 'Riya and Arjun']),
  );
  const left = new Set(['漢', ...letters.memories.flatMap((each) => each.letters)]);
  expect(lines.filter((line) => line.trim() === '' || [...left].some((letter) => line.includes(letter)))).toEqual([]);
});

test('limits the list to a hundred memories with fifty letters each, and counts all', async () => {
  const [riya] = await registerCouple(app);
  const { coupleId } = await findSeat(riya);
  const many = Array.from({ length: 60 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join('');
  await sql`
    insert into memories (id, couple_id, title, memory_date, created_at, updated_at)
    select gen_random_uuid(), ${coupleId}, ${many}, '2025-05-01'::date, now(), now() from generate_series(1, 101)`.execute(
    app.platform.db,
  );
  const { count, memories } = await riya.api.ourYear.bookLetters({ year });
  expect([count, memories.length, memories[0]?.letters.length]).toEqual([101, 100, 50]);
});

/** Returns the lines of a book as text selection finds them. */
function readActualTexts(bytes: Buffer): string[] {
  const file = bytes.toString('latin1');
  const streams = [...file.matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, body = '']) =>
    body.startsWith('\u0078') ? [inflateSync(Buffer.from(body, 'latin1')).toString('latin1')] : [],
  );
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  return streams
    .flatMap((stream) => [...stream.matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)])
    .map(([, written = '']) => {
      const plain = Buffer.from(
        written.replaceAll(/\\([\s\S])/g, (_all, sign: string) => escapes[sign] ?? sign),
        'latin1',
      );
      const isWide = plain[0] === 0xfe && plain[1] === 0xff;
      return isWide ? plain.subarray(2).swap16().toString('utf16le') : plain.toString('latin1');
    });
}

async function findSeat({ user }: Person): Promise<{ coupleId: string }> {
  return app.platform.db
    .selectFrom('couple_members')
    .select('couple_id as coupleId')
    .where('user_id', '=', user.id)
    .executeTakeFirstOrThrow();
}
