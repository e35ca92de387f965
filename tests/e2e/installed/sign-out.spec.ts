import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { dayAhead } from '#tests/support/calendar.ts';
import { signUp, type BrowserMember } from '../support/members.ts';

test.use({ serviceWorkers: 'allow' });

/** Returns all data that a browser stores for a site as one text: caches, databases and both storages. */
function readKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        // Build files and public data are the same for every visitor.
        if (pathname.startsWith('/api/') && pathname !== '/api/experiences')
          kept.push(pathname, await (await cache.match(request))?.text());
      }
    }
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.addEventListener('success', () => resolve(opening.result));
        opening.addEventListener('error', () => reject(new Error(name)));
      });
      for (const store of database.objectStoreNames) {
        const table = database.transaction(store).objectStore(store);
        // Pictures are stored under their addresses.
        for (const reading of [table.getAllKeys(), table.getAll()]) {
          await new Promise((resolve) => reading.addEventListener('success', resolve));
          kept.push(name, reading.result);
        }
      }
      database.close();
    }
    return JSON.stringify(kept);
  });
}

/** Creates a memory with a photo, so that both the read cache and the picture cache hold the member's data. */
async function createPhotoMemory(page: Page, { url }: BrowserMember, title: string): Promise<void> {
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#c2410c' } })
    .jpeg()
    .toBuffer();
  const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer };
  const upload = await page.request.post(`${url}/api/memories/photos`, { multipart: { photo } });
  const { imageUrl } = (await upload.json()) as { imageUrl: string };
  await page.request.post(`${url}/api/memories`, { data: { title, memoryDate: '2026-01-14', imageUrl } });
}

/** Opens a screen twice: the second time the worker is active and caches the responses. */
async function readWithWorker(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

test('leaves no data of a member on the device after sign-out, and none offline for the next member', async ({
  page,
  context,
}) => {
  const riya = await signUp(page, 'Riya');
  await riya.createDate({ title: 'Kites at Khadia', scheduledDate: dayAhead(40) });
  await createPhotoMemory(page, riya, 'Uttarayan on the roof');
  await readWithWorker(page, `${riya.url}/memories`);
  await readWithWorker(page, `${riya.url}/dashboard`);
  const traces = ['Kites at Khadia', 'Uttarayan on the roof', riya.email, '/api/'];
  for (const trace of [...traces, '/api/memories/photos/']) await expect.poll(() => readKept(page)).toContain(trace);

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL(`${riya.url}/`);
  for (const trace of traces) await expect.poll(() => readKept(page)).not.toContain(trace);

  await signUp(page, 'Dev');
  await readWithWorker(page, `${riya.url}/dashboard`);
  await context.setOffline(true);
  for (const path of ['/dashboard', '/date-planning', '/memories']) {
    await page.goto(riya.url + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await expect(page.getByText(/Kites at Khadia|Uttarayan on the roof|Riya/)).toHaveCount(0);
  }
  const kept = await readKept(page);
  for (const trace of ['Kites at Khadia', 'Uttarayan on the roof', riya.email]) expect(kept).not.toContain(trace);
});
