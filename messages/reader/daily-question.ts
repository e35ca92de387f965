// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../reader-language.ts';
import { dailyQuestionText as en } from '../en/daily-question.ts';
import { dailyQuestionText as gu } from '../gu/daily-question.ts';
import { dailyQuestionText as hi } from '../hi/daily-question.ts';

export const dailyQuestionText = inReadersLanguage({ en, gu, hi });
