// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { festivalsQuestions as en } from '../../en/daily-questions/festivals.ts';
import { festivalsQuestions as gu } from '../../gu/daily-questions/festivals.ts';
import { festivalsQuestions as hi } from '../../hi/daily-questions/festivals.ts';

export const festivalsQuestions = inReadersLanguage({ en, gu, hi });
