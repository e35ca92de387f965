// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../reader-language.ts';
import { dealsText as en } from '../en/deals.ts';
import { dealsText as gu } from '../gu/deals.ts';
import { dealsText as hi } from '../hi/deals.ts';

export const dealsText = inReadersLanguage({ en, gu, hi });
