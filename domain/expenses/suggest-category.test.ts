import { expect, test } from 'vitest';
import { suggestCategory } from './suggest-category.ts';

test.each([
  ['the couple’s last one, whatever its case', 'CHAI ', 'groceries', 'groceries'],
  ['everyday words without a last one', 'Netflix', null, 'entertainment'],
  ['everyday words over a last “Other”', 'Chai', 'other', 'food'],
  ['a last “Other” without everyday words', 'Riya’s thing', 'other', 'other'],
] as const)('suggests %s', (_case, title, last, category) => {
  const known = last === null ? [] : [{ title: title.trim().toLowerCase(), category: last }];
  expect(suggestCategory(title, known)).toBe(category);
});

test('suggests none for a title that says nothing', () => {
  expect(suggestCategory('Riya', [{ title: 'chai', category: 'food' }])).toBeNull();
});
