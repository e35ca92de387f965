// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { inLawsQuestions as en } from '../../en/daily-questions/in-laws.ts';
import { inLawsQuestions as gu } from '../../gu/daily-questions/in-laws.ts';
import { inLawsQuestions as hi } from '../../hi/daily-questions/in-laws.ts';

export const inLawsQuestions = inReadersLanguage({ en, gu, hi });
