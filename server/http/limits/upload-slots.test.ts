import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { registerPerson, type Person } from '#tests/support/people.ts';
import { abortUpload, makePhoto, sendPhoto, uploadPhoto } from '#tests/support/photos.ts';

let app: TestApp;
let photo: Buffer<ArrayBuffer>;
beforeAll(async () => {
  app = await createTestApp();
  photo = await makePhoto(60, 40);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

/** Blocks the encoding of pictures until the returned function is called. */
function holdPictures(): () => void {
  const { pictures } = app.platform;
  const encode = pictures.encode.bind(pictures);
  const held = Promise.withResolvers<void>();
  vi.spyOn(pictures, 'encode').mockImplementation(async (owner, upload, sizes) => {
    await held.promise;
    return encode(owner, upload, sizes);
  });
  return held.resolve;
}

async function sendMany(person: Person, count: number) {
  const answers = Array.from({ length: count }, () => sendPhoto(person, photo));
  return Promise.all(answers.map(async (answer) => readAnswer(await answer)));
}

async function readAnswer(response: Response) {
  const { code } = (await response.json()) as { code?: string };
  return { status: response.status, code, retryAfter: response.headers.get('retry-after') };
}

test('rejects a member’s fifth concurrent upload with 429, and accepts those of other members', async () => {
  const [riya, arjun] = [await registerPerson(app), await registerPerson(app, 'Arjun')];
  const release = holdPictures();
  const four = sendMany(riya, 4);
  await expect.poll(() => vi.mocked(app.platform.pictures.encode).mock.calls.length).toBe(4);
  expect(await sendMany(riya, 2)).toEqual(
    Array.from({ length: 2 }, () => ({ status: 429, code: 'rate_limited', retryAfter: '5' })),
  );
  const other = sendMany(arjun, 1);
  release();
  expect((await four).map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect((await other).map(({ status }) => status)).toEqual([201]);
  expect((await sendMany(riya, 4)).map(({ status }) => status)).toEqual([201, 201, 201, 201]);
});

test('rejects uploads over the process limit with 503 and a time to retry', async () => {
  const people = await Promise.all(Array.from({ length: 11 }, () => registerPerson(app)));
  const last = people.pop();
  if (!last) throw new Error('nobody registered');
  const release = holdPictures();
  const forty = Promise.all(people.map((person) => sendMany(person, 4)));
  await expect.poll(() => vi.mocked(app.platform.pictures.encode).mock.calls.length).toBe(40);
  expect(await sendMany(last, 1)).toEqual([{ status: 503, code: 'busy', retryAfter: '5' }]);
  release();
  expect((await forty).flat().every(({ status }) => status === 201)).toBe(true);
});

test('frees the slot of an aborted upload', async () => {
  const riya = await registerPerson(app);
  for (let cut = 0; cut < 5; cut += 1) await abortUpload(app, riya, photo);
  expect(await uploadPhoto(riya, photo)).toMatchObject({ imageWidth: 60 });
});
