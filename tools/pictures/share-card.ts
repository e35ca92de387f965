import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { dropLeft, dropRight, markColors, wordmarkInGujarati } from '#client/ui/content/mark-shapes.ts';
import { dotRings } from '#client/ui/content/ornament-shapes.ts';
import { brand } from '#domain/kernel/brand.ts';
import { type Language, LANGUAGES } from '#domain/kernel/languages.ts';
import { localPath, paths } from '#domain/registry/screen-paths.ts';
import { shareCardPath } from '#domain/site/facts.ts';
import { landingText as english } from '#messages/en/landing.ts';
import { landingText as gujarati } from '#messages/gu/landing.ts';
import { landingText as hindi } from '#messages/hi/landing.ts';

const folder = join(import.meta.dirname, '../../public');
const headlines: Readonly<Record<Language, readonly string[]>> = {
  en: english.headline,
  gu: gujarati.headline,
  hi: hindi.headline,
};
/** The size that social networks ask for. */
const size = { width: 1200, height: 630 };
const colors = { paper: '#fbf4e9', ink: '#2b1421', rani: '#a6114e', marigold: '#f3a61f' };

/** The cards that are shown where a page is shared, for each language: our mark and name on paper, in our letters. */
export async function drawShareCards(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ viewport: size, colorScheme: 'light', serviceWorkers: 'block' });
  const page = await context.newPage();
  for (const language of LANGUAGES) {
    // A page of ours lends its fonts.
    await page.goto(url + localPath(paths.home, language));
    await page.evaluate(async (html) => {
      document.body.innerHTML = html;
      await document.fonts.ready;
    }, cardHtml(language));
    const png = await page.screenshot({ animations: 'disabled' });
    await sharp(png)
      .png({ palette: true, colours: 128, compressionLevel: 9, effort: 10 })
      .toFile(join(folder, shareCardPath(language)));
  }
  await context.close();
}

function cardHtml(language: Language): string {
  const bloom = dotRings(Array.from({ length: 9 }, (_, ring) => ({ radius: 150 + ring * 26, count: 36 + ring * 6 })));
  const [first, second] = headlines[language];
  const lineHeight = { en: 0.95, gu: 1.02, hi: 1.1 }[language];
  return `<div style="position:fixed;inset:0;background:${colors.paper};color:${colors.ink};font-family:Rasa,serif;font-weight:600">
<svg viewBox="0 0 1200 630" style="position:absolute;inset:0" fill="none">
<g transform="translate(920 315)" stroke="${colors.marigold}" stroke-linecap="round"><path d="${bloom}" stroke-width="9"/><path d="${bloom}" stroke="${colors.paper}" stroke-width="3"/></g>
<circle cx="920" cy="315" r="142" fill="${colors.paper}"/>
<svg x="800" y="195" width="240" height="240" viewBox="0 0 48 48"><clipPath id="left"><path d="${dropLeft}"/></clipPath><path d="${dropLeft}" fill="${markColors.left}"/><path d="${dropRight}" fill="${markColors.right}"/><path d="${dropRight}" fill="${markColors.meeting}" clip-path="url(#left)"/></svg>
</svg>
<div style="position:absolute;left:80px;top:76px;display:flex;align-items:center;gap:24px;font-size:56px">${brand.name}<svg viewBox="${wordmarkInGujarati.viewBox}" style="height:52px;color:${colors.rani}"><path d="${wordmarkInGujarati.path}" fill="currentColor"/></svg></div>
<div style="position:absolute;left:80px;bottom:72px;font-size:112px;line-height:${lineHeight};letter-spacing:${language === 'en' ? '-2px' : '0'}">${first}<br><span style="color:${colors.rani}">${second}</span></div>
</div>`;
}
