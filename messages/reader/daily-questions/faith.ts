// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { faithQuestions as en } from '../../en/daily-questions/faith.ts';
import { faithQuestions as gu } from '../../gu/daily-questions/faith.ts';
import { faithQuestions as hi } from '../../hi/daily-questions/faith.ts';

export const faithQuestions = inReadersLanguage({ en, gu, hi });
