import { expect, test } from 'vitest';
import { searchSettings } from './setting-model.ts';

const setting = (key: string, description: string) => ({
  id: key,
  key,
  value: '1',
  description,
  category: 'thresholds' as const,
  updatedAt: '2026-11-26T08:00:00.000Z',
});
const settings = [
  setting('max_notes', 'The most notes of a member'),
  setting('premium_covers_partner', 'The premium of one is that of both'),
];

test.each([
  ['', ['max_notes', 'premium_covers_partner']],
  ['  ', ['max_notes', 'premium_covers_partner']],
  ['max notes', ['max_notes']],
  ['premium_covers', ['premium_covers_partner']],
  ['BOTH premium', ['premium_covers_partner']],
  ['notes premium', []],
])('finds settings with each word of %j', (search, keys) => {
  expect(searchSettings(settings, search).map(({ key }) => key)).toEqual(keys);
});
