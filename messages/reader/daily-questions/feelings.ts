// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { feelingsQuestions as en } from '../../en/daily-questions/feelings.ts';
import { feelingsQuestions as gu } from '../../gu/daily-questions/feelings.ts';
import { feelingsQuestions as hi } from '../../hi/daily-questions/feelings.ts';

export const feelingsQuestions = inReadersLanguage({ en, gu, hi });
