// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../reader-language.ts';
import { datesText as en } from '../en/dates.ts';
import { datesText as gu } from '../gu/dates.ts';
import { datesText as hi } from '../hi/dates.ts';

export const datesText = inReadersLanguage({ en, gu, hi });
