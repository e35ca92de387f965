// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { moneyQuestions as en } from '../../en/daily-questions/money.ts';
import { moneyQuestions as gu } from '../../gu/daily-questions/money.ts';
import { moneyQuestions as hi } from '../../hi/daily-questions/money.ts';

export const moneyQuestions = inReadersLanguage({ en, gu, hi });
