// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { usQuestions as en } from '../../en/daily-questions/us.ts';
import { usQuestions as gu } from '../../gu/daily-questions/us.ts';
import { usQuestions as hi } from '../../hi/daily-questions/us.ts';

export const usQuestions = inReadersLanguage({ en, gu, hi });
