// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../reader-language.ts';
import { ourYearText as en } from '../en/our-year.ts';
import { ourYearText as gu } from '../gu/our-year.ts';
import { ourYearText as hi } from '../hi/our-year.ts';

export const ourYearText = inReadersLanguage({ en, gu, hi });
