// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../reader-language.ts';
import { couplesText as en } from '../en/couples.ts';
import { couplesText as gu } from '../gu/couples.ts';
import { couplesText as hi } from '../hi/couples.ts';

export const couplesText = inReadersLanguage({ en, gu, hi });
