import { expect, test } from 'vitest';
import type { User } from '#domain/accounts/schema.ts';
import type { Couple } from '#domain/couples/schema.ts';
import type { Person } from '#tests/support/people.ts';
import { type Browser, openBrowser, type Tab } from './browser/browser.ts';
import { findText } from './support/stored-text.ts';

const PIN = '274918';
const CANARY = 'Saffron4417';
/** Above the steps of a move. */
const MAX_STEPS = 200;

const person = { user: { id: 'riya' } as User } as Person;
const couple = { id: 'two' } as Couple;
const note = { title: CANARY, content: 'Cardamom', category: 'food' } as const;
const lock = { pin: PIN, minutes: 5, device: null } as const;

/** Opens a device without a network, with pending changes, a part of the copy and a photo. */
async function openDevice(): Promise<{ browser: Browser; tab: Tab }> {
  const browser = openBrowser(person, couple);
  browser.setOnline(false);
  const tab = await browser.openTab();
  for (let count = 0; count < 2; count += 1) await tab.page.client.notes.create(note);
  await tab.page.table('copy').write({ put: [{ key: '1/notes/0', value: [{ id: 'a', title: CANARY }] }] });
  await tab.page.table('pictures').write({ put: [{ key: '/photo', value: { blob: new Blob([CANARY]), at: 1 } }] });
  await browser.activity.rest();
  return { browser, tab };
}

/** Opens the app again, by the PIN if app lock is on. */
async function reopen(browser: Browser): Promise<Tab> {
  const tab = await browser.openTab();
  if (tab.page.isLocked()) {
    await tab.page.unlockBy(PIN);
    await tab.page.start(person.user, couple);
  }
  await browser.activity.rest();
  return tab;
}

async function readAll({ page }: Tab) {
  const pictures = await page.table('pictures').list();
  return {
    changes: page.pending().map(({ key, body }) => ({ key, title: body?.['title'] })),
    mutations: (await page.table('mutations').list()).map(({ key }) => key),
    copy: await page.table('copy').list(),
    photos: await Promise.all(
      pictures.map(async ({ key, value }) => ({ key, text: await (value as { blob: Blob }).blob.text() })),
    ),
  };
}

/** Expects one database, and nothing readable in it while app lock is on. */
async function expectTidy({ device, activity }: Browser): Promise<void> {
  await activity.rest();
  await expect.poll(async () => (await device.databases().databases()).length).toBe(1);
  const found = await findText(device.databases(), CANARY);
  expect(found.length > 0).toBe(!device.local.has('jugal-lock'));
}

const moves = [
  ['on', async () => undefined, (tab: Tab) => tab.page.turnOnLock('riya', lock)],
  ['off', (tab: Tab) => tab.page.turnOnLock('riya', lock), (tab: Tab) => tab.page.turnOffLock()],
] as const;

test.each(moves)(
  'loses nothing if the page is closed while it turns app lock %s',
  async (_way, prepare, move) => {
    let isFinished = false;
    let step = 1;
    for (; !isFinished && step < MAX_STEPS; step += 1) {
      const { browser, tab } = await openDevice();
      await prepare(tab);
      await browser.activity.rest();
      const before = await readAll(tab);
      const { promise: closed, resolve } = Promise.withResolvers<void>();
      tab.onStep((at) => {
        if (at !== step) return;
        tab.kill();
        resolve();
      });
      await Promise.race([move(tab).then(() => (isFinished = !tab.isClosed)), closed]);
      if (!tab.isClosed) tab.kill();
      await browser.activity.rest();
      const next = await reopen(browser);
      expect(await readAll(next), `after step ${step}`).toEqual(before);
      await expectTidy(browser);
      // Numbers go on.
      const added = await next.page.table('mutations').add({});
      expect(added).toBeGreaterThan(Math.max(...before.mutations.map(Number)));
      next.kill();
    }
    expect(step).toBeGreaterThan(10);
  },
  60_000,
);

test.each(moves)(
  'loses no change that another tab stores while app lock turns %s',
  async (_way, prepare, move) => {
    let isFinished = false;
    for (let step = 1; !isFinished && step < MAX_STEPS; step += 1) {
      const { browser, tab } = await openDevice();
      await prepare(tab);
      const other = await reopen(browser);
      const before = (await readAll(tab)).mutations;
      const adding: Promise<number | null>[] = [];
      isFinished = true;
      tab.onStep((at) => {
        if (at !== step) return;
        isFinished = false;
        // A tab without the key rejects a change, which its form keeps.
        adding.push(
          other.page
            .table('mutations')
            .add({ title: CANARY })
            .catch(() => null),
        );
        void browser.syncInBackground();
      });
      await move(tab);
      const added = (await Promise.all(adding)).filter((key) => key !== null);
      await browser.activity.rest();
      for (const each of [tab, other]) each.kill();
      const next = await reopen(browser);
      expect((await readAll(next)).mutations, `at step ${step}`).toEqual([...before, ...added]);
      await expectTidy(browser);
      next.kill();
    }
  },
  60_000,
);
