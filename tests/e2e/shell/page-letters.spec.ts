import { expect, test } from '@playwright/test';
import { financeScreensText } from '#messages/en/finances.ts';
import { shellText } from '#messages/en/shell.ts';
import { findBeside } from '../support/beside-screen.ts';
import { pairUp, signUp } from '../support/members.ts';

test('keeps header, hero and sheets usable when the page doubles its font size', async ({ page, browser }) => {
  const { url } = await signUp(page, 'Dakshayaniben');
  const partnerPage = await browser.newPage();
  await signUp(partnerPage, 'Arjun');
  await pairUp(page, partnerPage);
  await page.request.put(`${url}/api/couples/anniversary`, { data: { anniversary: '2020-02-14' } });
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.fontSize = '200%';
    });
  });
  await page.goto(`${url}/dashboard`);
  const days = page.getByText('days together');
  await days.waitFor();
  expect(await findBeside(page)).toEqual([]);
  const header = page.getByRole('banner');
  for (const name of [shellText.signOut, shellText.openMenu])
    await expect(header.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
  const names = await page.getByText('Riya & Arjun').boundingBox();
  const counted = await days.boundingBox();
  expect(counted?.y).toBeGreaterThanOrEqual((names?.y ?? 0) + (names?.height ?? 0));

  await page.goto(`${url}/finances`);
  await page.getByRole('button', { name: financeScreensText.addExpense }).first().click();
  const dialog = page.getByRole('dialog');
  for (const name of [financeScreensText.fieldAmount, financeScreensText.fieldTitle]) {
    await dialog.getByLabel(name).focus();
    await expect(dialog.getByLabel(name)).toBeInViewport({ ratio: 1 });
  }
  expect(await findBeside(page)).toEqual([]);
  await partnerPage.close();
});

for (const width of [700, 1280])
  test(`keeps the controls of header and main menu apart at ${width} pixels with doubled letters`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const { url } = await signUp(page, 'Riya');
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        document.documentElement.style.fontSize = '200%';
      });
    });
    await page.goto(`${url}/dashboard`);
    await page.getByRole('banner').getByRole('link', { name: shellText.upgradeForNudges }).waitFor();
    const crowded = await page.locator('header :is(a, button), nav.fixed :is(a, button)').evaluateAll((controls) => {
      const shown = controls.filter((control) => control.checkVisibility() && control.clientWidth > 0);
      return shown
        .filter((control, index) => {
          const box = control.getBoundingClientRect();
          const next = shown[index + 1]?.getBoundingClientRect();
          const isOver = next && box.right > next.left + 1 && Math.abs(box.top - next.top) < box.height;
          return control.scrollWidth > control.clientWidth + 1 || isOver;
        })
        .map((control) => control.textContent || control.ariaLabel);
    });
    expect(crowded).toEqual([]);
  });
