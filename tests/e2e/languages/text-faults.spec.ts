import { expect, test } from '@playwright/test';
import { findCutWords, findLatinWords } from '../support/walk/text-faults.ts';

// Tests the checks that run over all screens (screens.spec.ts).
test.use({ viewport: { width: 320, height: 640 } });

test('finds words that are cut, overflow their box or lie beside the screen', async ({ page }) => {
  await page.setContent(`<body style="margin:0;font:16px sans-serif">
    <p style="width:60px;overflow:hidden;white-space:nowrap">cut at the side of its box</p>
    <p style="width:60px;overflow:hidden;white-space:nowrap;text-overflow:ellipsis">ends in dots</p>
    <p style="height:10px;overflow:hidden">cut below</p>
    <button style="width:40px;height:44px;white-space:nowrap">sticks out of its button</button>
    <div style="position:relative;overflow:clip"><p style="position:absolute;left:280px;margin:0;white-space:nowrap">beside the screen</p>&nbsp;</div>
    <p>whole</p><div style="overflow:auto;width:80px"><p style="white-space:nowrap">scrolled into sight</p></div>`);
  expect(await findCutWords(page)).toEqual([
    'cut at the side: cut at the side of its box',
    'ends in dots: ends in dots',
    'cut at top or bottom: cut below',
    'sticks out of its box at the side: sticks out of its button',
    'cut at the side: beside the screen',
  ]);
  await page.setContent('<p style="width:500px">wide</p>');
  expect(await findCutWords(page)).toEqual(['the page is 508 pixels wide']);
});

test('finds Latin words in visible and spoken texts, but not names', async ({ page }) => {
  await page.setContent(`<title>Jugal: Memories</title><p>ફોટો 5 MBમાંથી, Riya</p><button aria-label="Close"></button>
    <p>riya@example.com, JUGAL-4K2M, UPI</p><img alt="ગરબા"><input placeholder="Amount in ₹"><p lang="en">English</p>`);
  expect(await findLatinWords(page)).toEqual(['Memories', 'Close', 'Amount in']);
});
