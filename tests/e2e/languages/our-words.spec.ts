import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const scripts = { gu: 'Gujarati', hi: 'Devanagari' } as const;
type Script = (typeof scripts)[keyof typeof scripts];
/** Font families subset to the letters of the app's texts, each with its complete family. */
const families = [
  ['Anek words', 'Anek'],
  ['Rasa words', 'Rasa'],
] as const;

/** Returns each word of a catalogue, joiners included. */
function listWords(language: keyof typeof scripts, script: Script): string[] {
  const word = new RegExp(`[\\p{Script=${script}}\\p{M}\\u200c\\u200d]+`, 'gu');
  const files = globSync(`messages/${language}/**/*.ts`);
  return [...new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(word) ?? []))];
}

for (const [language, script] of Object.entries(scripts) as ['gu' | 'hi', Script][]) {
  test(`renders each word of the ${script} catalogues with the subset fonts as with the complete ones`, async ({
    page,
  }) => {
    const words = listWords(language, script);
    expect(words.length).toBeGreaterThan(1000);
    await page.goto(`${process.env['E2E_URL'] ?? ''}/${language}`);
    const different = await page.evaluate(
      async ({ words: all, families: pairs }) => {
        const pen = document.createElement('canvas').getContext('2d');
        if (!pen) throw new Error('This browser draws no canvas');
        const found: string[] = [];
        for (const weight of [400, 700]) {
          for (const [small, whole] of pairs) {
            const widths = [];
            for (const family of [small, whole]) {
              const loaded = await document.fonts.load(`${weight} 100px '${family}'`, all.join(' '));
              if (loaded.length === 0) throw new Error(`${family} has no face for these letters`);
              pen.font = `${weight} 100px '${family}'`;
              widths.push(all.map((word) => pen.measureText(word).width));
            }
            const [ours = [], theirs = []] = widths;
            // A missing conjunct falls apart into its letters, which are wider.
            found.push(
              ...all
                .filter((_, place) => Math.abs((ours[place] ?? 0) - (theirs[place] ?? 0)) > 0.05)
                .map((word) => `${word} (${small} ${weight})`),
            );
          }
        }
        return found;
      },
      { words, families },
    );
    // Decision 0072 describes how to subset the fonts again.
    expect(different).toEqual([]);
  });
}
