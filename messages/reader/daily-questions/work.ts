// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { workQuestions as en } from '../../en/daily-questions/work.ts';
import { workQuestions as gu } from '../../gu/daily-questions/work.ts';
import { workQuestions as hi } from '../../hi/daily-questions/work.ts';

export const workQuestions = inReadersLanguage({ en, gu, hi });
