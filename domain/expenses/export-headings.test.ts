import { expect, test } from 'vitest';
import { financesText as en } from '#messages/en/finances.ts';
import { financesText as gu } from '#messages/gu/finances.ts';
import { financesText as hi } from '#messages/hi/finances.ts';
import { EXPORT_CATEGORIES, EXPORT_HEADINGS, listHeadings } from './export-headings.ts';
import { EXPENSE_CATEGORIES } from './facts.ts';

test('matches the headings and categories of the export in each language', () => {
  const languages = [en, gu, hi];
  expect(EXPORT_HEADINGS).toEqual(languages.map(listHeadings));
  expect(EXPORT_CATEGORIES).toEqual(
    languages.map(({ categories }) => EXPENSE_CATEGORIES.map((each) => categories[each])),
  );
});
