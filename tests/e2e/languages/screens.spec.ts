import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';
import { OFFER_SEEN_KEY } from '#client/features/notifications/push-model.ts';
import { memberPaths, publicPaths } from '#client/routes.ts';
import { DEMO_PASSWORD, people } from '#demo/fixtures/members.ts';
import { type Language, LANGUAGES } from '#domain/kernel/languages.ts';
import { listPath, localPath, paths } from '#domain/registry/screen-paths.ts';
import { signUp } from '../support/members.ts';
import { composeIn } from '../support/walk/compose.ts';
import { listOpeners } from '../support/walk/openers.ts';
import { savePictures } from '../support/walk/save-pictures.ts';
import { type Demos, seedDemos } from '../support/walk/start-demo.ts';
import { findCutWords, findLatinWords } from '../support/walk/text-faults.ts';

const sizes = [
  { width: 320, height: 640 },
  { width: 1280, height: 800 },
];
/** The admin panel is English in every language. */
const screensOfMembers: string[] = [
  ...memberPaths.filter((path) => path !== paths.admin),
  `${paths.finances}?view=transactions`,
  `${paths.finances}?view=statement`,
  `${paths.redeem}?view=statement`,
];
const screensOfNewMembers = [...screensOfMembers, paths.verifyEmail, paths.changePassword];
/** Milliseconds in which a screen must settle after a change of size. */
const SETTLING_MS = 2000;
/** Milliseconds to wait for a button, and for the dialog that it opens. */
const OPENING_MS = 20_000;

// One demo serves the three languages.
test.describe.configure({ mode: 'default' });

let demos: Demos;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  demos = await seedDemos();
});
test.afterAll(() => demos.remove());

for (const language of LANGUAGES)
  test(`${language}: fits all texts on every screen, in the right language`, async ({ browser }) => {
    test.setTimeout(1_200_000);
    const server = await demos.start(language);
    const context = await browser.newContext({ locale: `${language}-IN`, serviceWorkers: 'block' });
    // The notification offer would appear after a while, over the screen.
    await context.addInitScript((key) => localStorage.setItem(key, '1'), OFFER_SEEN_KEY);
    const faults: string[] = [];
    try {
      const page = await context.newPage();
      for (const path of publicPaths) await visit(page, localPath(path, language), 'a visitor');
      await signUp(page, 'Riya', server.url);
      await readIn(page);
      for (const path of screensOfNewMembers) await visit(page, addressOf(path), 'a new member');
      await context.clearCookies();
      const { email } = people.riya;
      await page.request.post(`${server.url}/api/auth/login`, { data: { email, password: DEMO_PASSWORD } });
      await readIn(page);
      const list = await pathOfFirstList(page, server.url);
      for (const path of [...screensOfMembers, list]) await visit(page, addressOf(path), 'a member');
      for (const { path, button } of await listOpeners(language, list))
        await test.step(`${path}: ${button}`, async () => {
          await page.goto(server.url + path);
          const opener = page.getByRole('button', { name: button }).filter({ visible: true }).first();
          const opened = page.getByRole('dialog').or(page.getByRole('alertdialog')).first();
          const isOpen = await opener
            .click({ timeout: OPENING_MS })
            .then(() => opened.waitFor({ timeout: OPENING_MS }))
            .then(
              () => true,
              () => false,
            );
          if (!isOpen) return void faults.push(`${path}: “${button}” opens nothing`);
          await look(page, `${path}, “${button}”`, false);
          if (language === 'hi')
            faults.push(...(await composeIn(page, opened)).map((fault) => `${path}, “${button}”: ${fault}`));
        });
    } finally {
      await context.close();
      await server.stop();
    }
    expect(faults).toEqual([]);

    async function readIn(page: Page): Promise<void> {
      const changed = await page.request.put(`${server.url}/api/auth/user/language`, { data: { language } });
      expect(changed.status()).toBe(200);
    }

    function addressOf(path: string): string {
      const publicPath = publicPaths.find((known) => known === path);
      return publicPath && publicPath !== paths.home ? localPath(publicPath, language) : path;
    }

    async function visit(page: Page, address: string, who: string): Promise<void> {
      await test.step(`${who} at ${address}`, async () => {
        await page.goto(server.url + address);
        await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: OPENING_MS });
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await look(page, `${who} at ${address}`, who !== 'a new member');
      });
    }

    async function look(page: Page, where: string, isForAxe: boolean): Promise<void> {
      const note = (what: string, found: string[]) =>
        faults.push(...found.map((fault) => `${where}, ${what}: ${fault}`));
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await page.evaluate(() => document.fonts.ready);
      // Without the app's own fonts, the device's fonts would be measured.
      for (const family of ['Rasa', 'Anek']) if (!(await isLoaded(page, family, language))) note('font', [family]);
      if (language !== 'en') note('Latin', await findLatinWords(page));
      // The themes differ only in colors, and axe checks both in English (accessibility.spec.ts). Names and roles are
      // the same in Hindi as in Gujarati.
      for (const size of sizes) {
        await page.setViewportSize(size);
        note(`${size.width}`, await findLastingCuts(page));
      }
      await savePictures(page, language, where);
      if (language === 'gu' && isForAxe) note('axe', await findViolations(page));
    }
  });

async function pathOfFirstList(page: Page, url: string): Promise<string> {
  const lists = (await (await page.request.get(`${url}/api/lists`)).json()) as { id: string }[];
  return listPath(String(lists[0]?.id));
}

/** Returns true if the family's letters of the language's script are loaded. */
function isLoaded(page: Page, family: string, language: Language): Promise<boolean> {
  const range = { en: 'U+20-7E', gu: 'U+A80-AFF', hi: 'U+900-950' }[language];
  return page.evaluate(
    ([name, start]) =>
      [...document.fonts].some(
        (face) =>
          face.family.replaceAll('"', '') === name && face.unicodeRange.startsWith(start) && face.status === 'loaded',
      ),
    [family, range] as const,
  );
}

async function findLastingCuts(page: Page): Promise<string[]> {
  let cuts = await findCutWords(page);
  const end = Date.now() + SETTLING_MS;
  while (cuts.length > 0 && Date.now() < end) {
    await page.waitForTimeout(100);
    cuts = await findCutWords(page);
  }
  return cuts;
}

async function findViolations(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
