// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { budgetScreensText as en } from '../../en/screens/budgets.ts';
import { budgetScreensText as gu } from '../../gu/screens/budgets.ts';
import { budgetScreensText as hi } from '../../hi/screens/budgets.ts';

export const budgetScreensText = inReadersLanguage({ en, gu, hi });
