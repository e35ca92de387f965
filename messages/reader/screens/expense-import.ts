// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { expenseImportText as en } from '../../en/screens/expense-import.ts';
import { expenseImportText as gu } from '../../gu/screens/expense-import.ts';
import { expenseImportText as hi } from '../../hi/screens/expense-import.ts';

export const expenseImportText = inReadersLanguage({ en, gu, hi });
