// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { homeQuestions as en } from '../../en/daily-questions/home.ts';
import { homeQuestions as gu } from '../../gu/daily-questions/home.ts';
import { homeQuestions as hi } from '../../hi/daily-questions/home.ts';

export const homeQuestions = inReadersLanguage({ en, gu, hi });
