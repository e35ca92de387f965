// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../reader-language.ts';
import { importantDatesText as en } from '../en/important-dates.ts';
import { importantDatesText as gu } from '../gu/important-dates.ts';
import { importantDatesText as hi } from '../hi/important-dates.ts';

export const importantDatesText = inReadersLanguage({ en, gu, hi });
