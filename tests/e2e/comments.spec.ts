import { expect, test } from '@playwright/test';
import { COMMENT_MAX_LENGTH } from '#domain/comments/facts.ts';
import { commentsScreensText as text } from '#messages/en/comments.ts';
import { dailyQuestionScreensText as questionText } from '#messages/en/daily-question.ts';
import { faultsText } from '#messages/en/faults.ts';
import { pairUp, signUp } from './support/members.ts';

test('reactions and comments of two on a date arrive live, and a pasted text that is too long stays whole', async ({
  page,
  browser,
}) => {
  const riya = await signUp(page, 'Riya');
  const partnersPage = await (await browser.newContext()).newPage();
  await signUp(partnersPage, 'Arjun');
  await pairUp(page, partnersPage);
  await riya.createDate({ title: 'Kites at Khadia', scheduledDate: '2031-01-14' });

  await page.goto(`${riya.url}/date-planning`);
  await page.getByRole('button', { name: text.open }).first().click();
  const sheet = page.getByRole('dialog', { name: text.title('Kites at Khadia') });
  // A field would raise a phone's keyboard.
  await expect(sheet.getByRole('button', { name: text.signs[0] ?? '' })).toBeFocused();
  await sheet.getByRole('button', { name: text.signs[0] ?? '' }).click();
  await expect(sheet.getByRole('button', { name: text.signs[0] ?? '' })).toHaveAttribute('aria-pressed', 'true');

  const field = sheet.getByLabel(text.write);
  const pasted = 'ક'.repeat(COMMENT_MAX_LENGTH + 1);
  await field.fill(pasted);
  await expect(sheet.getByText(faultsText.fields.tooLong(COMMENT_MAX_LENGTH))).toBeVisible();
  await field.press('Enter');
  await expect(sheet.getByText(text.empty)).toBeVisible();
  await expect(field).toHaveValue(pasted);
  await field.fill('Bring the reel');
  await field.press('Enter');
  await expect(sheet.getByRole('list', { name: text.comments })).toContainText('Bring the reel');
  await expect(field).toHaveValue('');

  await partnersPage.goto(`${riya.url}/date-planning`);
  await partnersPage.getByRole('button', { name: text.open }).first().click();
  const partnersSheet = partnersPage.getByRole('dialog');
  await expect(partnersSheet.getByText('Bring the reel')).toBeVisible();
  await expect(
    partnersSheet.getByRole('button', { name: `${text.signs[0]}, ${text.reactedBy('Riya')}` }),
  ).toBeVisible();
  await partnersSheet.getByLabel(text.write).fill('And gloves');
  await partnersSheet.getByRole('button', { name: text.send }).click();
  await expect(sheet.getByRole('list', { name: text.comments })).toContainText('And gloves');
});

test('partners react to open answers and reply to them, which the other sees live', async ({ page, browser }) => {
  const riya = await signUp(page, 'Riya');
  const partnersPage = await (await browser.newContext()).newPage();
  await signUp(partnersPage, 'Arjun');
  await pairUp(page, partnersPage);
  for (const [each, words] of [
    [page, 'Chai'],
    [partnersPage, 'Coffee'],
  ] as const) {
    const { question } = (await (await each.request.get(`${riya.url}/api/daily-question`)).json()) as {
      question: { id: string };
    };
    await each.request.post(`${riya.url}/api/daily-question`, {
      data: { questionId: question.id, text: words },
    });
  }

  await partnersPage.goto(`${riya.url}/daily-question`);
  await expect(partnersPage.getByRole('button', { name: text.reply })).toBeVisible();
  await page.goto(`${riya.url}/dashboard`);
  const card = page.getByRole('region', { name: questionText.card });
  await card.getByRole('button', { name: text.react }).click();
  await card.getByRole('button', { name: text.signs[0] ?? '' }).click();
  await expect(card.getByRole('button', { name: `${text.reactions}: ❤️` })).toHaveAttribute('aria-expanded', 'false');
  await expect(card.getByRole('list', { name: text.reactions })).toBeHidden();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toBeHidden();
  await card.getByRole('button', { name: text.reply }).click();
  await expect(sheet.getByLabel(text.write)).toBeFocused();
  await sheet.getByLabel(text.write).fill('With jaggery');
  await sheet.getByRole('button', { name: text.send }).click();
  await expect(sheet.getByRole('list', { name: text.comments })).toContainText('With jaggery');

  await expect(partnersPage.getByRole('button', { name: `${text.reactions}: ❤️` })).toBeVisible();
  await partnersPage.getByRole('button', { name: text.commentCount(1) }).click();
  const partnersSheet = partnersPage.getByRole('dialog');
  await partnersSheet.getByLabel(text.write).fill('And cardamom');
  await partnersSheet.getByRole('button', { name: text.send }).click();
  await expect(sheet.getByRole('list', { name: text.comments })).toContainText('And cardamom');
});
