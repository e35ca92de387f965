import { expect, test } from '@playwright/test';
import { adminBulkText as text } from '#messages/en/admin/bulk.ts';
import { adminOperationsText } from '#messages/en/admin/operations.ts';
import { signUpAdmin } from '../support/admin.ts';

test('marks several messages of a queue as answered, and all pending ones', async ({ page }) => {
  const { url } = await signUpAdmin(page, 'Meera');
  const about = `Uttarayan ${crypto.randomUUID()}`;
  const subjectOf = (number: number) => `${about}, ${number}`;
  for (let number = 1; number <= 12; number += 1) {
    const sent = await page.request.post(`${url}/api/contact`, {
      data: {
        name: 'Jinal Shah',
        email: 'jinal@example.com',
        subject: subjectOf(number),
        category: 'general',
        message: 'When do the kites fly?',
      },
    });
    expect(sent.status(), await sent.text()).toBe(201);
  }
  await page.goto(`${url}/admin?tab=operations&queue=contact`);
  const bar = page.getByRole('region', { name: text.bar });
  const dialog = page.getByRole('dialog');
  const boxOf = (number: number) => page.getByRole('checkbox', { name: text.choose(subjectOf(number)), exact: true });

  await boxOf(1).check();
  await boxOf(2).check();
  await boxOf(3).check();
  await boxOf(3).uncheck();
  await expect(bar.getByText(text.chosen('2'))).toBeVisible();
  await bar.getByRole('button', { name: adminOperationsText.answered }).click();
  await expect(dialog.getByText(text.confirmText)).toBeVisible();
  await dialog.getByRole('button', { name: adminOperationsText.answered }).click();
  await expect(page.getByText(text.changed('2'))).toBeVisible();
  await expect(boxOf(1)).toBeHidden();
  await expect(bar).toBeHidden();

  await boxOf(3).check();
  await bar.getByRole('button', { name: /^Choose all \d+ that match$/ }).click();
  await bar.getByRole('button', { name: adminOperationsText.answered }).click();
  await dialog.getByRole('button', { name: adminOperationsText.answered }).click();
  await expect(page.getByRole('checkbox', { name: about })).toHaveCount(0);
});
