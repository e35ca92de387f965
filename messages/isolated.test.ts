import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { splittingScreensText as en } from './en/splitting.ts';
import { splittingScreensText as gu } from './gu/splitting.ts';
import { splittingScreensText as hi } from './hi/splitting.ts';
import { isolated } from './isolated.ts';

/** Parameters of sentences that members have written. */
const WRITTEN = [
  'name',
  'names',
  'firstName',
  'partner',
  'partnerName',
  'title',
  'coupleName',
  'couple',
  'inviter',
  'place',
  'tag',
  'payee',
  'planner',
];

test('isolates names from right to left, and leaves others as they are', () => {
  expect(isolated('زویا')).toBe('\u2068زویا\u2069');
  expect(['Riya', 'રિયા', 'रिया'].map(isolated)).toEqual(['Riya', 'રિયા', 'रिया']);
  for (const { settleYou } of [en, gu, hi]) expect(settleYou('زویا')).toContain('\u2068زویا\u2069');
});

test('leaves no such word of members without it in a sentence', () => {
  const bare = new RegExp(String.raw`\$\{(?:${WRITTEN.join('|')})\}`);
  const faults = globSync('messages/{en,gu,hi}/**/*.ts').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, place) => (bare.test(line) ? [`${file}:${place + 1}`] : [])),
  );
  expect(faults).toEqual([]);
});
