// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { distanceQuestions as en } from '../../en/daily-questions/distance.ts';
import { distanceQuestions as gu } from '../../gu/daily-questions/distance.ts';
import { distanceQuestions as hi } from '../../hi/daily-questions/distance.ts';

export const distanceQuestions = inReadersLanguage({ en, gu, hi });
