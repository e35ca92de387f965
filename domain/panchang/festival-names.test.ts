import { expect, test } from 'vitest';
import { panchangText as en } from '#messages/en/panchang.ts';
import { panchangText as gu } from '#messages/gu/panchang.ts';
import { panchangText as hi } from '#messages/hi/panchang.ts';
import { FESTIVALS } from './facts.ts';
import { FESTIVAL_NAMES } from './festival-names.ts';

test('matches the names of each festival in each language', () => {
  for (const key of FESTIVALS) expect(FESTIVAL_NAMES[key]).toEqual([en, gu, hi].map(({ festivals }) => festivals[key]));
});
