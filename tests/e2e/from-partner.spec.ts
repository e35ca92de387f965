import { expect, test } from '@playwright/test';
import { dateAnswersText } from '#messages/en/date-answers.ts';
import { fromPartnerText as text } from '#messages/en/from-partner.ts';
import { nudgeScreensText } from '#messages/en/nudges.ts';
import { pairUp, signUp } from './support/members.ts';
import { makePremium } from './support/premium.ts';

test('says what came from the partner on every screen, and answers it on Home', async ({ page, browser }) => {
  const riya = await signUp(page, 'Riya');
  const phone = await browser.newContext();
  const arjun = await phone.newPage();
  await signUp(arjun, 'Arjun');
  await pairUp(page, arjun);
  await makePremium(riya.email);

  await test.step('lets a nudge from Home slide in on another screen, two taps after the wish', async () => {
    await arjun.goto(`${riya.url}/finances`);
    // The parts that show it load late.
    await expect(arjun.getByRole('status', { name: text.slip })).toBeAttached({ timeout: 10_000 });
    await page.goto(`${riya.url}/dashboard`);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Nudge' }).click();
    await page.getByLabel(nudgeScreensText.message, { exact: true }).fill('Home in twenty');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Nudge sent!')).toBeVisible();
    await expect(arjun.getByText('Home in twenty')).toBeVisible();
    await expect(arjun.getByText('Home in twenty')).toBeHidden({ timeout: 9000 });
  });

  await test.step('shows it in full on Home, and a heart reads it', async () => {
    await arjun.goto(`${riya.url}/dashboard`);
    const card = arjun.getByRole('region', { name: text.title('Riya') });
    await expect(card.getByText('Home in twenty')).toBeVisible();
    await card.getByRole('button', { name: text.heartLabel }).click();
    await expect(card).toHaveCount(0);
    await page.goto(`${riya.url}/nudges`);
    await expect(page.getByText(nudgeScreensText.heartReceived)).toBeVisible();
  });

  await test.step('asks for the answer to a date before all else, and puts it off until tomorrow', async () => {
    const year = new Date().getFullYear() + 1;
    await riya.createDate({ title: 'Kites on the terrace', scheduledDate: `${year}-01-14` });
    const card = arjun.getByRole('region', { name: text.title('Riya') });
    await expect(card.getByText('Kites on the terrace')).toBeVisible();
    await expect(arjun.getByRole('button', { name: dateAnswersText.accept, exact: true })).toHaveCount(1);
    await card.getByRole('button', { name: text.later }).click();
    await expect(card).toHaveCount(0);
    await arjun.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Memories' }).click();
    await expect(arjun.getByRole('heading', { level: 1, name: 'Memories' })).toBeVisible();
    await arjun.goto(`${riya.url}/dashboard`);
    await expect(arjun.getByText('Kites on the terrace')).toBeVisible();
    await expect(card).toHaveCount(0);
  });
  await phone.close();
});
