// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { foodQuestions as en } from '../../en/daily-questions/food.ts';
import { foodQuestions as gu } from '../../gu/daily-questions/food.ts';
import { foodQuestions as hi } from '../../hi/daily-questions/food.ts';

export const foodQuestions = inReadersLanguage({ en, gu, hi });
