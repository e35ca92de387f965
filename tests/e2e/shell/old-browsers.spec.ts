import { expect, type Page, test } from '@playwright/test';
import { memberPaths, publicPaths } from '#client/routes.ts';
import { paths } from '#domain/registry/screen-paths.ts';
import { expenseImportText } from '#messages/en/expense-import.ts';
import { financeScreensText } from '#messages/en/finances.ts';
import { bellButtonText } from '#messages/en/member-shell.ts';
import { memoryScreensText } from '#messages/en/memories.ts';
import { shellText } from '#messages/en/shell.ts';
import { signUp } from '../support/members.ts';

/** Takes away what browsers of 2022 lack, before any script of a page runs. */
function removeNewer(): void {
  const newer: [object, string[]][] = [
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [
      Array.prototype,
      ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with', 'group', 'groupToMap'],
    ],
    [Array, ['fromAsync']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any', 'timeout']],
    [RegExp, ['escape']],
    [Math, ['sumPrecise', 'f16round']],
    [Error, ['isError']],
    [Uint8Array, ['fromBase64', 'fromHex']],
    [Uint8Array.prototype, ['toBase64', 'toHex']],
    [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf']],
    [globalThis, ['Iterator', 'structuredClone', 'Temporal', 'navigation', 'CloseWatcher', 'requestIdleCallback']],
    [Element.prototype, ['checkVisibility', 'setHTMLUnsafe', 'getHTML']],
    [Document.prototype, ['startViewTransition']],
  ];
  const helpers = ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'every', 'find'];
  const iterators: object = Reflect.getPrototypeOf(Reflect.getPrototypeOf([][Symbol.iterator]()) ?? {}) ?? {};
  for (const [owner, names] of [...newer, [iterators, helpers] as const])
    for (const name of names) Reflect.deleteProperty(owner, name);
}

async function visit(page: Page, address: string, faults: string[]): Promise<void> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  if (await page.getByRole('heading', { name: shellText.crashTitle }).isVisible()) faults.push(`${address} stopped`);
}

test('shows every screen, the bell, an import and an upload in a browser of 2022', async ({ page }) => {
  await page.addInitScript(removeNewer);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${new URL(page.url()).pathname}: ${error.message}`));
  const url = process.env['E2E_URL'] ?? '';
  for (const path of publicPaths) await visit(page, url + path, faults);
  const member = await signUp(page, 'Riya');
  await member.createMemory({ title: 'Kites', memoryDate: '2026-01-14' });
  await member.createExpense({ title: 'Chai', amount: '40' });
  for (const path of memberPaths.filter((each) => each !== paths.admin)) await visit(page, url + path, faults);

  await page.getByRole('button', { name: bellButtonText.bell }).click();
  await expect(page.getByRole('dialog')).toBeVisible();

  await page.goto(`${url}${paths.finances}?view=transactions`);
  await page.getByRole('button', { name: financeScreensText.importExpenses }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: expenseImportText.chooseFile }).click();
  const file = {
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Date,Title,Amount\n2026-01-02,Rent,900\n'),
  };
  await (await chooser).setFiles(file);
  await expect(page.getByRole('dialog').getByText('Rent').first()).toBeVisible();

  await page.goto(`${url}${paths.memories}`);
  await page.getByRole('button', { name: memoryScreensText.add }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').first().setInputFiles('public/icons/any-192.png');
  await expect(dialog.getByText(memoryScreensText.photoReady)).toBeVisible();
  expect(faults).toEqual([]);
});
