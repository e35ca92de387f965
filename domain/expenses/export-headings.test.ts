import { expect, test } from 'vitest';
import { financesText as en } from '#messages/en/finances.ts';
import { privateExpensesText as enPrivate } from '#messages/en/private-expenses.ts';
import { financesText as gu } from '#messages/gu/finances.ts';
import { privateExpensesText as guPrivate } from '#messages/gu/private-expenses.ts';
import { financesText as hi } from '#messages/hi/finances.ts';
import { privateExpensesText as hiPrivate } from '#messages/hi/private-expenses.ts';
import { EXPORT_CATEGORIES, EXPORT_HEADINGS, EXPORT_OUR_MONEY, listHeadings } from './export-headings.ts';
import { EXPENSE_CATEGORIES } from './facts.ts';

test('matches the headings, categories and common payer of the export in each language', () => {
  const languages = [en, gu, hi];
  expect(EXPORT_HEADINGS).toEqual(languages.map(listHeadings));
  expect(EXPORT_OUR_MONEY).toEqual([enPrivate, guPrivate, hiPrivate].map(({ ourMoney }) => ourMoney));
  expect(EXPORT_CATEGORIES).toEqual(
    languages.map(({ categories }) => EXPENSE_CATEGORIES.map((each) => categories[each])),
  );
});
