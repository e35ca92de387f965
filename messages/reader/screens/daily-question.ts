// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { dailyQuestionScreensText as en } from '../../en/screens/daily-question.ts';
import { dailyQuestionScreensText as gu } from '../../gu/screens/daily-question.ts';
import { dailyQuestionScreensText as hi } from '../../hi/screens/daily-question.ts';

export const dailyQuestionScreensText = inReadersLanguage({ en, gu, hi });
