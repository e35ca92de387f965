// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { bigPlansQuestions as en } from '../../en/daily-questions/big-plans.ts';
import { bigPlansQuestions as gu } from '../../gu/daily-questions/big-plans.ts';
import { bigPlansQuestions as hi } from '../../hi/daily-questions/big-plans.ts';

export const bigPlansQuestions = inReadersLanguage({ en, gu, hi });
