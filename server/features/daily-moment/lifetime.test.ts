import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { photoIdOf } from '#domain/photos/address.ts';
import { sweepFiles } from '#server/platform/files/discard.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type Person, registerCouple, registerPerson, signInAgain } from '#tests/support/people.ts';
import { giveForBoth, giveMoment, countPhotos, listPhotoFiles, uploadPhoto, makePhoto } from '#tests/support/photos.ts';

const TODAY = '2026-11-23';

let app: TestApp;
let riya: Person;
let arjun: Person;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  app.setTime('2026-11-23T06:30:00Z');
  [riya, arjun] = await registerCouple(app);
});
afterAll(() => app.close());

const sweep = () => app.runScheduled('delete-old-moments');
/** Moves the clock by more days than a session lasts. */
async function advanceDays(days: number): Promise<void> {
  app.advance({ hours: 24 * days });
  for (const person of [riya, arjun]) await signInAgain(person);
}
const leave = (person: Person) => person.api.couples.leave({ password: person.password });
const statusOf = async (person: Person, address: string) => (await person.fetch(address)).status;

async function joinPartner(person: Person, partner: Person): Promise<void> {
  const { inviteCode } = await partner.api.couples.get();
  await person.api.couples.join({ inviteCode });
}

async function countRows(photoId: string): Promise<number> {
  const { rows } = await app.database.pool.query('select 1 from photos where id = $1', [photoId]);
  return rows.length;
}

test('deletes photos after 60 days with their day and their files', async () => {
  await giveForBoth([riya, arjun], TODAY);
  await advanceDays(60);
  await sweep();
  expect(await riya.api.dailyMoment.history({ month: '2026-11' })).toHaveLength(1);
  const { position } = await riya.api.copy.read();
  app.advance({ hours: 24 });
  await sweep();
  expect(await riya.api.dailyMoment.history({ month: '2026-11' })).toEqual([]);
  expect((await riya.api.copy.read({ since: position })).gone.moments).toEqual([TODAY]);
  expect(await countPhotos(app, riya)).toBe(0);
  await sweepFiles(app.platform);
  expect(await listPhotoFiles(app, riya)).toEqual([]);
});

test('holds the day and the photos of a memory, also one in the trash, until it is deleted for good', async () => {
  const [hers] = await giveForBoth([riya, arjun], TODAY);
  const { id } = await riya.api.dailyMoment.makeMemory({ day: TODAY });
  await advanceDays(61);
  await sweep();
  expect(await riya.api.dailyMoment.history({ month: '2026-11' })).toMatchObject([{ memoryId: id }]);
  await riya.api.memories.delete({ id });
  await sweep();
  expect(await statusOf(arjun, hers.imageUrl)).toBe(200);
  await riya.api.memories.restore({ id });
  expect(await riya.api.memories.list()).toHaveLength(1);
  await riya.api.memories.delete({ id });
  await riya.api.trash.delete({ id });
  // The day still shows its photos until the next sweep.
  expect(await countPhotos(app, riya)).toBe(2);
  await sweep();
  expect(await riya.api.dailyMoment.history({ month: '2026-11' })).toEqual([]);
  expect(await countPhotos(app, riya)).toBe(0);
});

test('deletes the photos of a day once on two servers', async () => {
  const second = await createTestApp({ beside: app });
  await giveForBoth([riya, arjun], TODAY);
  app.advance({ hours: 24 * 61 });
  await Promise.all([sweep(), second.runScheduled('delete-old-moments')]);
  expect(await countPhotos(app, riya)).toBe(0);
  await second.close();
});

test('deletes a leaving member’s sealed photo, and leaves open ones with the couple', async () => {
  const [hers, his] = await giveForBoth([riya, arjun], TODAY);
  app.advance({ hours: 24 });
  const [ofHers, second] = await giveForBoth([riya, arjun], '2026-11-24');
  app.advance({ hours: 24 });
  const { photo: last } = await giveMoment(arjun, '2026-11-25');
  await leave(arjun);
  expect(await countRows(photoIdOf(last.imageUrl) ?? '')).toBe(0);
  for (const photo of [hers, his, second, ofHers]) expect(await statusOf(riya, photo.imageUrl)).toBe(200);
  expect(await riya.api.dailyMoment.history({ month: '2026-11' })).toMatchObject([
    { day: '2026-11-24', partner: { state: 'open', imageUrl: second.imageUrl } },
    { day: TODAY, partner: { state: 'open', imageUrl: his.imageUrl } },
  ]);
  for (const photo of [hers, his]) expect(await statusOf(arjun, photo.imageUrl)).toBe(404);
});

test('leaves open photos with the couple when a member takes their own records along', async () => {
  const [, his] = await giveForBoth([riya, arjun], TODAY);
  const { imageUrl } = await uploadPhoto(arjun, await makePhoto(40, 30));
  await arjun.api.memories.create({ title: 'Kites', memoryDate: TODAY, imageUrl });
  const { id } = await arjun.api.dailyMoment.makeMemory({ day: TODAY });
  await leave(arjun);
  expect(await statusOf(riya, his.imageUrl)).toBe(200);
  expect(await statusOf(riya, imageUrl)).toBe(404);
  // The memory of the day leaves with its author, with copies of both photos.
  expect((await arjun.api.memories.list()).map((memory) => memory.id)).toContain(id);
  expect(await statusOf(arjun, his.imageUrl)).toBe(200);
  await expect(riya.api.dailyMoment.makeMemory({ day: TODAY })).rejects.toMatchObject({ status: 410 });
});

test('takes nothing along for photos of the day alone', async () => {
  await giveForBoth([riya, arjun], TODAY);
  expect(await leave(arjun)).toMatchObject({ message: 'You have left the couple' });
  expect(await arjun.api.couples.current()).toBeNull();
});

test('hides a new partner’s photos behind a seal, and a former partner’s days from them', async () => {
  const [hers] = await giveForBoth([riya, arjun], TODAY);
  await leave(arjun);
  const meera = await registerPerson(app, 'Meera');
  await joinPartner(meera, riya);
  expect(await meera.api.dailyMoment.get()).toMatchObject({ mine: null, partner: { state: 'none' } });
  expect(await statusOf(meera, hers.imageUrl)).toBe(404);
  expect(await meera.api.dailyMoment.history({ month: '2026-11' })).toEqual([]);
  await giveMoment(meera, TODAY);
  expect(await statusOf(meera, hers.imageUrl)).toBe(404);
  app.advance({ hours: 24 });
  await giveForBoth([riya, meera], '2026-11-24');
  expect((await riya.api.dailyMoment.history({ month: '2026-11' })).map(({ day }) => day)).toEqual([
    '2026-11-24',
    TODAY,
  ]);
});

test('opens the day to both once a photo from before the pairing is replaced', async () => {
  await giveMoment(riya, TODAY);
  await leave(arjun);
  app.advance({ minutes: 1 });
  const meera = await registerPerson(app, 'Meera');
  await joinPartner(meera, riya);
  const { moment: sealed } = await giveMoment(meera, TODAY);
  expect(sealed.partner.state).toBe('none');
  const { position } = await meera.api.copy.read();
  const { moment } = await giveMoment(riya, TODAY);
  expect(moment.partner.state).toBe('open');
  const { rows } = await meera.api.copy.read({ since: position });
  expect(rows.moments).toMatchObject([{ partner: { state: 'open' } }]);
});

test('leaves one photo of each where a member rejoins on the same day', async () => {
  await giveForBoth([riya, arjun], TODAY);
  await leave(arjun);
  const meera = await registerPerson(app, 'Meera');
  await joinPartner(arjun, await alone(meera));
  await giveForBoth([arjun, meera], TODAY);
  await leave(meera);
  // His couple of one, with the day of Meera, is joined to Riya's, which has the day too.
  await joinPartner(arjun, riya);
  const [day, ...others] = await riya.api.dailyMoment.history({ month: '2026-11' });
  expect([day?.day, others]).toEqual([TODAY, []]);
  expect(await countPhotos(app, riya)).toBe(2);
});

async function alone(person: Person): Promise<Person> {
  await person.api.couples.create({ name: 'Two of us', anniversary: null });
  return person;
}

test('deletes the photos of a deleted account, but not those of a memory', async () => {
  const [hers, his] = await giveForBoth([riya, arjun], TODAY);
  await riya.api.dailyMoment.makeMemory({ day: TODAY });
  app.advance({ hours: 24 });
  const [, second] = await giveForBoth([riya, arjun], '2026-11-24');
  await arjun.api.accounts.deleteAccount({ password: arjun.password });
  expect(await countRows(photoIdOf(second.imageUrl) ?? '')).toBe(0);
  for (const photo of [hers, his]) expect(await statusOf(riya, photo.imageUrl)).toBe(200);
  expect(await riya.api.dailyMoment.history({ month: '2026-11' })).toEqual([]);
  expect(await riya.api.copy.read()).toMatchObject({ rows: { moments: [{ partner: { state: 'none' } }, {}] } });
});

test('deletes a deleted account’s photos of a former couple too', async () => {
  const [, his] = await giveForBoth([riya, arjun], TODAY);
  await leave(arjun);
  const { position } = await riya.api.copy.read();
  await arjun.api.accounts.deleteAccount({ password: arjun.password });
  await app.runJobs();
  expect(await countRows(photoIdOf(his.imageUrl) ?? '')).toBe(0);
  expect((await riya.api.copy.read({ since: position })).rows.moments).toMatchObject([{ partner: { state: 'none' } }]);
});

test('exports a member’s days and the photos that they see', async () => {
  const [hers, his] = await giveForBoth([riya, arjun], TODAY);
  app.advance({ hours: 24 });
  const { photo: sealed } = await giveMoment(arjun, '2026-11-24');
  const filesOf = async (person: Person) =>
    unzipSync(new Uint8Array(await (await person.fetch('/api/export')).arrayBuffer()));
  const [ofRiya, ofArjun] = [await filesOf(riya), await filesOf(arjun)];
  const names = (files: object) => Object.keys(files).join('\n');
  const read = (files: Record<string, Uint8Array>) =>
    new TextDecoder().decode(Object.entries(files).find(([name]) => name.endsWith('daily-moments.json'))?.[1]);
  for (const photo of [hers, his]) expect(names(ofRiya)).toContain(String(photoIdOf(photo.imageUrl)));
  expect(JSON.parse(read(ofRiya))).toMatchObject([
    { day: '2026-11-24', myPhoto: null, partnersPhoto: null },
    { day: TODAY, myPhoto: hers.imageUrl, partnersPhoto: his.imageUrl },
  ]);
  expect(names(ofRiya)).not.toContain(String(photoIdOf(sealed.imageUrl)));
  expect(names(ofArjun)).toContain(String(photoIdOf(sealed.imageUrl)));
});
