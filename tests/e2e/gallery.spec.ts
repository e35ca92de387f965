import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { GalleryPlan } from '#client/data/upload/gallery/gallery-store.ts';
import type { Memory } from '#domain/memories/schema.ts';
import { SERVER_HEADER } from '#domain/system/facts.ts';
import { appLockText } from '#messages/en/app-lock.ts';
import { galleryText as text } from '#messages/en/gallery.ts';
import { memoryScreensText } from '#messages/en/memories.ts';
import { pendingText } from '#messages/en/pending.ts';
import { expectLocked, PIN, turnOnLock, typePin } from './support/app-lock.ts';
import { listRows, readAllKept, readValues } from './support/kept-data.ts';
import { signUp } from './support/members.ts';

test.use({ serviceWorkers: 'allow' });

const uploads = '**/api/memories/photos';

/** Creates a photo as a phone does, with the time and place in its metadata. */
async function attachPhoto(place: number, takenAt: string) {
  const background = { r: (place * 37) % 256, g: (place * 91) % 256, b: 120 };
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .withExif({
      IFD0: { Make: 'Camera' },
      IFD2: { DateTimeOriginal: takenAt },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 1/1 30/1' },
    })
    .jpeg()
    .toBuffer();
  return { name: `IMG_${place}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** Creates twelve photos of two days, eleven of them from one day. */
function makePhotos() {
  return Promise.all(
    Array.from({ length: 12 }, (_, place) =>
      attachPhoto(place, place === 0 ? '2019:11:02 08:00:00' : `2024:01:14 18:${10 + place}:00`),
    ),
  );
}

async function choose(page: Page, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  await page.locator('input[type=file]').setInputFiles(files);
  await expect(page.getByText(text.readingText)).toBeHidden();
}

async function readMemories(page: Page, url: string): Promise<Memory[]> {
  const response = await page.request.get(`${url}/api/memories`);
  return (await response.json()) as Memory[];
}

/** Reads the import plans that the device stores. */
async function readPlans(page: Page): Promise<GalleryPlan[]> {
  return (await readValues(page, 'plans')) as GalleryPlan[];
}

/** Returns a function that gives the time at which the page first showed these words, however briefly. */
async function watchFor(page: Page, words: string): Promise<() => Promise<number>> {
  await page.evaluate((awaited) => {
    new MutationObserver((_, observer) => {
      if (!document.body.textContent?.includes(awaited)) return;
      observer.disconnect();
      Reflect.set(globalThis, 'shownAt', Date.now());
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  }, words);
  return () => page.evaluate(() => Number(Reflect.get(globalThis, 'shownAt')));
}

const keep = (page: Page, count: number) => page.getByRole('button', { name: text.agree(count), exact: true });

test('makes memories of photos by day, each exactly once, over a lost network and a reload', async ({ page }) => {
  await page.addInitScript(() => {
    const sent = { photos: 0, withExif: 0 };
    Reflect.set(globalThis, 'sentPhotos', sent);
    const { fetch } = globalThis;
    globalThis.fetch = async (input, init) => {
      if (init?.body instanceof FormData) {
        const photo = init.body.get('photo');
        const bytes = photo instanceof Blob ? new Uint8Array(await photo.arrayBuffer()) : new Uint8Array();
        const said = new TextDecoder('latin1').decode(bytes);
        sent.photos += 1;
        if (said.includes('Exif') || said.includes('Camera')) sent.withExif += 1;
      }
      return fetch(input, init);
    };
  });
  const { url } = await signUp(page, 'Riya');
  await page.goto(`${url}/memories`);
  await page.getByRole('link', { name: text.offer }).first().click();
  await expect(page.getByRole('heading', { name: text.introTitle })).toBeVisible();
  const photos = await makePhotos();
  const noPhoto = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') };
  // Includes one photo twice, under another name.
  const copies = photos.slice(3, 4).map((photo) => ({ ...photo, name: 'copy.jpg' }));
  await choose(page, [...photos, ...copies, noPhoto]);
  await expect(page.getByText(text.summary(12, 2))).toBeVisible();
  await page.getByText(text.unreadableTitle(1)).click();
  await expect(page.getByText('notes.jpg')).toBeVisible();
  await expect(page.getByText(text.inParts(10, 2))).toBeVisible();

  await page.getByLabel(text.dayTitle('14 January 2024')).fill('Kites');
  await page.getByRole('button', { name: text.leaveOutPhoto(11) }).click();
  await expect(page.getByText(text.inParts(10, 2))).toBeHidden();
  await expect(page.getByRole('button', { name: text.leaveOutPhoto(10) })).toBeFocused();
  await expect
    .poll(async () => (await readPlans(page)).map(({ dropped, titles }) => [dropped.length, titles]))
    .toEqual([[1, { '2024-01-14': 'Kites' }]]);
  await page.reload();
  await expect(page.getByText(text.summary(11, 2))).toBeVisible();
  await expect(page.getByLabel(text.dayTitle('14 January 2024'))).toHaveValue('Kites');
  const tile = page.getByRole('img', { name: text.photoOf(1, '2 November 2019') });
  await expect.poll(() => tile.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  // Four uploads succeed, then the network fails.
  let taken = 0;
  await page.route(uploads, (route) => {
    taken += 1;
    return taken <= 4 ? route.continue() : route.abort('connectionreset');
  });
  await keep(page, 2).click();
  await expect(page.getByRole('heading', { name: text.sendingTitle })).toBeVisible();
  await expect(page.getByText(text.sent(4, 11))).toBeVisible();
  await page.reload();
  await expect(page.getByText(text.sent(4, 11))).toBeVisible();
  await page.getByRole('button', { name: text.pause }).click();
  await expect(page.getByRole('heading', { name: text.pausedTitle })).toBeVisible();
  await page.unroute(uploads);
  await page.goto(`${url}/dashboard`);
  const left = page.getByRole('link', { name: pendingText.gallery(7) });
  await expect(left).toBeVisible();
  await left.click();
  await page.getByRole('button', { name: text.resume }).click();
  await expect(page.getByRole('heading', { name: text.doneTitle })).toBeVisible();
  await expect(page.getByText(text.doneText(11, 2))).toBeVisible();

  const memories = await readMemories(page, url);
  expect(memories.map(({ title, memoryDate, photos: own }) => [title, memoryDate, own.length])).toEqual([
    ['Kites', '2024-01-14', 10],
    ['2 November 2019', '2019-11-02', 1],
  ]);
  const addresses = memories.flatMap(({ photos: own }) => own.map(({ imageUrl }) => imageUrl));
  expect(new Set(addresses).size).toBe(11);
  const sent = await page.evaluate(() => Reflect.get(globalThis, 'sentPhotos') as Record<string, number>);
  expect(sent['photos']).toBeGreaterThan(0);
  expect(sent['withExif']).toBe(0);

  // A later import: all photos but the excluded one are known.
  await page.getByRole('link', { name: text.seeMemories }).click();
  await expect(page.getByRole('heading', { name: memoryScreensText.title })).toBeVisible();
  await page.goto(`${url}/fill-your-timeline`);
  await choose(page, photos);
  await expect(page.getByText(text.known(11))).toBeVisible();
  await expect(page.getByText(text.summary(1, 1))).toBeVisible();
  await expect(page.getByText(text.hasMemory)).toBeVisible();
});

/** Creates a photo as a messenger forwards it: only pixels, a name and the date of the copy. */
async function copyPhoto(name: string, background: string) {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

test('takes days from file names, asks once about undated photos, and changes any day', async ({ page }) => {
  const { url } = await signUp(page, 'Riya');
  await page.goto(`${url}/fill-your-timeline`);
  await choose(page, [
    await copyPhoto('IMG-20190214-WA0001.jpg', '#0d7377'),
    await copyPhoto('image-a.jpg', '#b5179e'),
    await copyPhoto('image-b.jpg', '#f4a261'),
    await attachPhoto(1, '2024:01:14 18:10:00'),
  ]);
  await expect(page.getByText(text.summary(4, 3))).toBeVisible();
  await expect(page.getByRole('heading', { name: text.undated })).toBeVisible();
  await expect(page.getByText(text.undatedLeft(2))).toBeVisible();
  await expect(keep(page, 2)).toBeVisible();

  const undated = page.getByLabel(text.undatedDay);
  await undated.fill('2999-01-01');
  await undated.press('Enter');
  await expect(page.getByText(text.dayInvalid)).toBeVisible();
  await undated.fill('2019-02-14');
  await undated.press('Enter');
  await expect(page.getByText(text.moved(2, '14 February 2019'))).toBeAttached();
  await expect(page.getByRole('heading', { name: text.undated })).toBeHidden();
  await page.getByLabel(text.dayTitle('14 January 2024')).fill('Kites');
  await page.waitForTimeout(500);
  await page.reload();
  await expect(page.getByText(text.summary(4, 2))).toBeVisible();
  await expect(page.getByText(text.undatedLeft(2))).toBeHidden();

  // Leaving the field applies the day, also by a click on the button that keeps all.
  await page.getByLabel(text.dayOf('14 January 2024')).fill('2024-01-13');
  await keep(page, 2).click();
  await expect(page.getByRole('heading', { name: text.doneTitle })).toBeVisible();
  const memories = await readMemories(page, url);
  expect(memories.map(({ title, memoryDate, photos }) => [title, memoryDate, photos.length])).toEqual([
    ['Kites', '2024-01-13', 1],
    ['14 February 2019', '2019-02-14', 3],
  ]);
});

test('lists rejected memories with their reason, and creates them on retry', async ({ page }) => {
  const { url } = await signUp(page, 'Riya');
  await page.goto(`${url}/fill-your-timeline`);
  await choose(page, await makePhotos());
  await page.route('**/api/memories/brought', (route) =>
    route.fulfill({
      status: 403,
      headers: { [SERVER_HEADER]: 'test' },
      json: { code: 'capacity_full', message: 'There is no room for more.' },
    }),
  );
  await keep(page, 3).click();
  await expect(page.getByText('There is no room for more.')).toHaveCount(3);
  await page.unroute('**/api/memories/brought');
  for (let left = 3; left > 0; left -= 1) await page.getByRole('button', { name: text.retry }).first().click();
  await expect(page.getByText(text.doneText(12, 3))).toBeVisible();
  expect(await readMemories(page, url)).toHaveLength(3);
});

test('encrypts the chosen photos with app lock on, and makes memories of them after the PIN', async ({ page }) => {
  const { url } = await signUp(page, 'Riya');
  await page.goto(`${url}/dashboard`);
  // The worker keeps the key between pages.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await turnOnLock(page, url);
  await page.goto(`${url}/fill-your-timeline`);
  const photos = [1, 2].map((place) => attachPhoto(place, `2024:01:14 18:1${place}:00`));
  await choose(page, await Promise.all(photos));
  const title = page.getByLabel(text.dayTitle('14 January 2024'));
  await title.fill('Kites at Khadia');
  await page.waitForTimeout(500);
  const kept = await readAllKept(page);
  expect(await listRows(page, 'plans')).toEqual(['sealed']);
  for (const word of ['Kites at Khadia', 'IMG_1', 'JFIF']) expect(kept).not.toContain(word);

  await page.goto(`${url}/settings/sign-in`);
  await page.getByRole('button', { name: appLockText.lockNow }).click();
  await expectLocked(page);
  await typePin(page, PIN);
  await page.getByRole('button', { name: appLockText.lockNow }).waitFor();
  await page.goto(`${url}/fill-your-timeline`);
  await expect(title).toHaveValue('Kites at Khadia');
  const saysDoneAt = await watchFor(page, text.doneTitle);
  let arrivedAt = Number.POSITIVE_INFINITY;
  await page.route('**/api/memories/brought', async (route) => {
    const response = await route.fetch();
    arrivedAt = Date.now();
    await route.fulfill({ response });
  });
  await keep(page, 1).click();
  await expect(page.getByRole('heading', { name: text.doneTitle })).toBeVisible();
  const memories = await readMemories(page, url);
  expect(memories.map((memory) => [memory.title, memory.photos.length])).toEqual([['Kites at Khadia', 2]]);
  // Never before, even for an instant while the memories are sent.
  expect(await saysDoneAt()).toBeGreaterThanOrEqual(arrivedAt);
});
