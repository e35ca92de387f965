// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { childhoodQuestions as en } from '../../en/daily-questions/childhood.ts';
import { childhoodQuestions as gu } from '../../gu/daily-questions/childhood.ts';
import { childhoodQuestions as hi } from '../../hi/daily-questions/childhood.ts';

export const childhoodQuestions = inReadersLanguage({ en, gu, hi });
