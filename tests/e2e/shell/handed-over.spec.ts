import { expect, type Page, test } from '@playwright/test';
import { appLockText } from '#messages/en/app-lock.ts';
import { financeScreensText } from '#messages/en/finances.ts';
import { handedText } from '#messages/en/handed.ts';
import { memoryScreensText } from '#messages/en/memories.ts';
import { expectLocked, turnOnLock, typePin, PIN } from '../support/app-lock.ts';
import { signUp } from '../support/members.ts';

test.use({ serviceWorkers: 'allow' });

const chai =
  'Rs.450.00 debited from A/c XX1234 on 24-11-26 to VPA chaipoint@okaxis UPI Ref No 412345678901. -HDFC Bank';
const auto = 'Rs.120.00 debited from A/c XX1234 on 24-11-26 to VPA auto@okicici UPI Ref No 412345678902. -HDFC Bank';

async function start(page: Page) {
  const { url } = await signUp(page, 'Riya');
  await page.goto(`${url}/finances`);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return url;
}

/** Posts what another app hands over, as Android does: a form to the address of the manifest. */
async function handOver(page: Page, text: string, pictures = 0): Promise<void> {
  const { origin } = new URL(page.url());
  const { share_target: target } = (await (await page.request.get(`${origin}/manifest.webmanifest`)).json()) as {
    share_target: { action: string; method: string; enctype: string };
  };
  await Promise.all([
    page.waitForURL(/handed=/),
    page.evaluate(
      ({ action, words, count }) => {
        const form = document.createElement('form');
        Object.assign(form, { action, method: 'POST', enctype: 'multipart/form-data' });
        const field = document.createElement('textarea');
        Object.assign(field, { name: 'text', value: words });
        const files = document.createElement('input');
        Object.assign(files, { name: 'pictures', type: 'file', multiple: true });
        const chosen = new DataTransfer();
        // A picture of one pixel.
        const bytes = Uint8Array.from(
          atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='),
          (letter) => letter.charCodeAt(0),
        );
        for (let place = 0; place < count; place += 1)
          chosen.items.add(new File([bytes], `${place}.png`, { type: 'image/png' }));
        files.files = chosen.files;
        form.append(field, ...(count > 0 ? [files] : []));
        document.body.append(form);
        form.submit();
      },
      { action: target.action, words: text, count: pictures },
    ),
  ]);
}

test('fills the line of a new expense offline, and keeps nothing of it when the sheet is put away', async ({
  page,
  context,
}) => {
  await start(page);
  await context.setOffline(true);
  await handOver(page, 'chai 40');
  const dialog = page.getByRole('dialog', { name: financeScreensText.expenseTitle });
  await expect(dialog.getByLabel(financeScreensText.quickEntry)).toHaveValue('chai 40');
  await expect(dialog.getByLabel(financeScreensText.fieldAmount)).toHaveValue('40');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('chai');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('lists several messages, and does not tick what is recorded', async ({ page }) => {
  await start(page);
  await handOver(page, `${chai}\n${auto}`);
  const dialog = page.getByRole('dialog', { name: handedText.title });
  await dialog.getByRole('button', { name: handedText.add(2) }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(handedText.added(2))).toBeVisible();
  await handOver(page, `${auto}\n${chai.replace('412345678901', '412345678903').replace('450', '451')}`);
  const boxes = dialog.getByRole('checkbox');
  await expect(boxes.nth(0)).not.toBeChecked();
  await expect(boxes.nth(1)).toBeChecked();
});

test('opens a new memory with several pictures', async ({ page }) => {
  await start(page);
  await handOver(page, '', 3);
  const dialog = page.getByRole('dialog', { name: memoryScreensText.formTitle });
  await expect(dialog.locator('img')).toHaveCount(3);
});

test('waits for the member to unlock the app', async ({ page }) => {
  const url = await start(page);
  await turnOnLock(page, url);
  await page.getByRole('button', { name: appLockText.lockNow }).click();
  await expectLocked(page);
  await handOver(page, 'auto 120');
  await expectLocked(page);
  await typePin(page, PIN);
  const dialog = page.getByRole('dialog', { name: financeScreensText.expenseTitle });
  await expect(dialog.getByLabel(financeScreensText.fieldAmount)).toHaveValue('120');
});
