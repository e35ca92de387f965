// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { trustQuestions as en } from '../../en/daily-questions/trust.ts';
import { trustQuestions as gu } from '../../gu/daily-questions/trust.ts';
import { trustQuestions as hi } from '../../hi/daily-questions/trust.ts';

export const trustQuestions = inReadersLanguage({ en, gu, hi });
