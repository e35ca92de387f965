import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photoIdOf } from '#domain/photos/address.ts';
import { sweepFiles } from '#server/platform/files/discard.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerCouple, registerPerson, type Person } from '#tests/support/people.ts';
import { makePhoto, sendOriginal, uploadPhoto } from '#tests/support/photos.ts';

let app: TestApp;
let pictures: Buffer<ArrayBuffer>[];
beforeAll(async () => {
  app = await createTestApp();
  pictures = await Promise.all([40, 44, 48].map((width) => makePhoto(width, 30)));
});
afterAll(() => app.close());

const side = fc.constantFrom(0, 1);
const place = fc.nat({ max: 40 });
const event = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('upload'), by: side, place }) },
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constant('memory'), by: side, shown: fc.array(place, { maxLength: 3 }) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('show'),
      by: side,
      place,
      shown: fc.array(place, { maxLength: 3 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('date'), by: side }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('expense'), by: side, place }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('goal'), by: side }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('money'), by: side, place }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('recurring'), by: side }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('comment'), by: side, place }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('react'), by: side, place }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('delete'), by: side, place }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('restore'), by: side, place }) },
);
type Event = typeof event extends fc.Arbitrary<infer One> ? One : never;

/** The way in which the second of the two leaves the couple. */
const parting = fc.constantFrom('leave', 'rejoin', 'leaveLate', 'deleteAccount', 'removed');

interface Made {
  memories: string[];
  goals: string[];
  photos: string[];
}

const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(1, all.length)];

async function act(two: readonly [Person, Person], it: Event, made: Made): Promise<void> {
  const person = two[it.by] ?? two[0];
  const { api } = person;
  const shown = 'shown' in it ? [...new Set(it.shown.flatMap((at) => pick(made.photos, at) ?? []))] : [];
  const memoryId = 'place' in it ? pick(made.memories, it.place) : undefined;
  switch (it.type) {
    case 'upload': {
      const bytes = pictures[it.place % pictures.length] ?? Buffer.alloc(0);
      const { imageUrl } = await uploadPhoto(person, bytes);
      if (it.place % 2 === 0) await sendOriginal(person, imageUrl, bytes);
      made.photos.push(imageUrl);
      return;
    }
    case 'memory': {
      const values = { title: `Memory of ${it.by}`, memoryDate: '2026-01-14', photos: shown };
      made.memories.push((await api.memories.create(values)).id);
      return;
    }
    case 'show':
      if (memoryId) await api.memories.update({ id: memoryId, photos: shown });
      return;
    case 'date':
      await api.dates.create({ title: 'Dinner', scheduledDate: '2031-02-14' });
      return;
    case 'expense': {
      const imageUrl = pick(made.photos, it.place);
      await api.expenses.create({ title: 'Thali', amount: '100', ...(imageUrl && { imageUrl }) });
      return;
    }
    case 'goal':
      made.goals.push((await api.goals.create({ title: 'Diu', targetAmount: '20000', category: 'vacation' })).id);
      return;
    case 'money':
      await api.goals.addMoney({ id: pick(made.goals, it.place) ?? '', amount: '10' });
      return;
    case 'recurring':
      await api.recurring.create({ title: 'Rent', amount: '10', category: 'other', every: 'month' });
      return;
    case 'comment':
      if (memoryId) await api.memories.comment({ id: memoryId, text: `Words of ${it.by}` });
      return;
    case 'react':
      if (memoryId) await api.memories.react({ id: memoryId, emoji: '❤️' });
      return;
    case 'delete':
      if (memoryId) await api.memories.delete({ id: memoryId });
      return;
    default:
      if (memoryId) await api.memories.restore({ id: memoryId });
  }
}

/** Skips an action that is rejected at that point (a deleted photo, a memory in the trash). */
async function attempt(two: readonly [Person, Person], it: Event, made: Made): Promise<void> {
  await act(two, it, made).catch((error: unknown) => {
    if (!(error instanceof Error && 'status' in error && Number(error.status) < 500)) throw error;
  });
}

async function readFile(person: Person, address: string): Promise<string> {
  const response = await person.fetch(address);
  if (response.status !== 200) return `${address}: ${response.status}`;
  return createHash('sha256')
    .update(new Uint8Array(await response.arrayBuffer()))
    .digest('hex');
}

/**
 * Reads everything that a member recorded, as they see it: texts, money, comments, photos with their bytes, and their
 * part of the trash.
 */
async function readOwn(person: Person): Promise<unknown> {
  const { api, user } = person;
  const isOwn = ({ userId }: { userId: string | null }) => userId === user.id;
  const memories = (await api.memories.list()).filter(isOwn);
  const { rows: deleted } = await app.database.pool.query<{ kind: string; record: { title: string } }>(
    `select kind, record from deleted_shared_records join couple_members using (couple_id)
     where couple_members.user_id = $1 and deleted_shared_records.user_id = $1 order by id`,
    [user.id],
  );
  const read = {
    memories: await Promise.all(
      memories.map(async ({ id, title, photos, reactions }) => ({
        id,
        title,
        reactions: reactions.length,
        comments: (await api.memories.comments({ id })).map(({ text }) => text),
        photos: await Promise.all(
          photos.map(async ({ imageUrl, thumbnailUrl, original }) =>
            Promise.all(
              [imageUrl, thumbnailUrl, ...(original ? [original.url] : [])].map((address) => readFile(person, address)),
            ),
          ),
        ),
      })),
    ),
    dates: (await api.dates.list()).filter(isOwn).map(({ id, title }) => ({ id, title })),
    expenses: await Promise.all(
      (await api.expenses.list()).filter(isOwn).map(async ({ id, title, amount, imageUrl }) => ({
        id,
        title,
        amount,
        photo: imageUrl && (await readFile(person, imageUrl)),
      })),
    ),
    goals: await Promise.all(
      (await api.goals.list()).filter(isOwn).map(async ({ id, currentAmount }) => ({
        id,
        currentAmount,
        entries: (await api.goals.listEntries({ id })).length,
      })),
    ),
    recurring: (await api.recurring.list()).filter(isOwn).map(({ id, title }) => ({ id, title })),
    deleted: deleted.map(({ kind, record }) => `${kind}: ${record.title}`),
  };
  return read;
}

async function runJobsAndSweep(): Promise<void> {
  await app.runJobs();
  app.advance({ hours: 2 });
  await sweepFiles(app.platform);
}

async function part([first, second]: readonly [Person, Person], how: string): Promise<void> {
  if (how === 'deleteAccount') await second.api.accounts.deleteAccount({ password: second.password });
  else if (how === 'removed') {
    const admin = await registerPerson(app, 'Meera');
    await app.database.pool.query('update users set is_admin = true where id = $1', [admin.user.id]);
    app.platform.sessions.invalidate([admin.user.id]);
    await admin.api.admin.users.delete({ id: second.user.id });
  } else {
    if (how === 'leaveLate') app.advance({ hours: 24 * 8 });
    await second.api.couples.leave({ password: second.password });
    if (how === 'rejoin') await second.api.couples.join({ inviteCode: (await first.api.couples.get()).inviteCode });
  }
}

test(
  'takes nothing from the partner, whatever the two shared, and leaves the leaver with their own',
  { timeout: 240_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { minLength: 8, maxLength: 26 }),
        fc.array(parting, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        async (history, partings, isSweptFirst) => {
          app.setTime('2026-11-23T06:30:00Z');
          const two = await registerCouple(app);
          const made: Made = { memories: [], goals: [], photos: [] };
          for (const it of history) await attempt(two, it, made);
          const [hers, his] = [await readOwn(two[0]), await readOwn(two[1])];
          for (const how of partings) {
            const isTogether = (await two[0].api.couples.get()).users.length === 2;
            if (!isTogether) break;
            await part(two, how);
            // After that the records stay with the partner, and a deleted account reads nothing.
            const isKept = how === 'leave' || how === 'rejoin';
            if (isSweptFirst) await sweepFiles(app.platform);
            expect(await readOwn(two[0])).toEqual(hers);
            expect(isKept ? await readOwn(two[1]) : his).toEqual(his);
            await runJobsAndSweep();
            expect(await readOwn(two[0])).toEqual(hers);
            expect(isKept ? await readOwn(two[1]) : his).toEqual(his);
          }
          const { rows } = await app.database.pool.query('select from photos where shares_folder');
          expect(rows).toHaveLength(0);
        },
      ),
      { numRuns: 25 },
    );
  },
);

test('keeps both copies of a photo that either deletes, with its original', async () => {
  app.setTime('2026-11-23T06:30:00Z');
  const [riya, arjun] = await registerCouple(app);
  const bytes = pictures[0] ?? Buffer.alloc(0);
  const { imageUrl } = await uploadPhoto(riya, bytes);
  await sendOriginal(riya, imageUrl, bytes);
  const hers = await riya.api.memories.create({ title: 'Kites', memoryDate: '2026-01-14', imageUrl });
  const his = await arjun.api.memories.create({ title: 'Our best', memoryDate: '2026-01-15', imageUrl });
  const before = await readOwn(arjun);
  await arjun.api.couples.leave({ password: arjun.password });
  // She deletes her copy for good before a job has copied the files.
  await riya.api.memories.delete({ id: hers.id });
  await riya.api.trash.delete({ id: hers.id });
  await sweepFiles(app.platform);
  expect(await readOwn(arjun)).toEqual(before);
  await runJobsAndSweep();
  expect(await readOwn(arjun)).toEqual(before);
  await arjun.api.memories.delete({ id: his.id });
  await arjun.api.trash.delete({ id: his.id });
  await runJobsAndSweep();
  const id = photoIdOf(imageUrl);
  const { rows } = await app.database.pool.query('select from photos where id = $1', [id]);
  expect(rows).toHaveLength(0);
});

test('joins the copies again, with an original that only one of them has', async () => {
  app.setTime('2026-11-23T06:30:00Z');
  const [riya, arjun] = await registerCouple(app);
  const bytes = pictures[1] ?? Buffer.alloc(0);
  const { imageUrl } = await uploadPhoto(riya, bytes);
  await riya.api.memories.create({ title: 'Kites', memoryDate: '2026-01-14', imageUrl });
  await arjun.api.memories.create({ title: 'Our best', memoryDate: '2026-01-15', imageUrl });
  await arjun.api.couples.leave({ password: arjun.password });
  await runJobsAndSweep();
  expect((await sendOriginal(arjun, imageUrl, bytes)).status).toBe(200);
  await arjun.api.couples.join({ inviteCode: (await riya.api.couples.get()).inviteCode });
  await runJobsAndSweep();
  const memories = await riya.api.memories.list();
  expect(memories).toHaveLength(2);
  for (const { photos } of memories) {
    expect(photos[0]?.original).not.toBeNull();
    for (const address of [imageUrl, photos[0]?.original?.url ?? ''])
      expect((await riya.fetch(address)).status).toBe(200);
  }
});

test('leaves a member who recorded nothing without a couple', async () => {
  const [riya, arjun] = await registerCouple(app);
  await riya.api.dates.create({ title: 'Chai', scheduledDate: '2030-02-14' });
  const { message } = await arjun.api.couples.leave({ password: arjun.password });
  expect(message).toBe('You have left the couple');
  expect(await arjun.api.couples.current()).toBeNull();
  await expect(arjun.api.couples.get()).rejects.toMatchObject({ status: 404 });
  expect((await riya.api.notifications.list())[0]).toMatchObject({
    title: 'Arjun left your couple',
    message: expect.not.stringContaining('Arjun keeps'),
  });
});
