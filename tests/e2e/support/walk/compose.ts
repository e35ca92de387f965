import type { Locator, Page } from '@playwright/test';

/**
 * Types half a word with an input method into the first text field of a dialog, and ends the composition by Enter.
 * Returns the fault, if that closed the dialog or added the half word; leaves the field empty.
 */
export async function composeIn(page: Page, dialog: Locator): Promise<string[]> {
  const field = dialog.locator('input:is([type=text], [type=search], :not([type])), textarea').first();
  if ((await field.count()) === 0) return [];
  const browser = await page.context().newCDPSession(page);
  await field.focus();
  await browser.send('Input.imeSetComposition', { text: 'यात्', selectionStart: 4, selectionEnd: 4 });
  // Fields say in the next frame what they make of the word so far.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  const before = await dialog.innerText();
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 };
  await browser.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter });
  await browser.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
  const after = (await dialog.isVisible()) ? await dialog.innerText() : null;
  await browser.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
  await browser.detach();
  return after === before ? [] : ['Enter while composing does more than choose the word'];
}
