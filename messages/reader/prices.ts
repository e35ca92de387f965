// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../reader-language.ts';
import { pricesText as en } from '../en/prices.ts';
import { pricesText as gu } from '../gu/prices.ts';
import { pricesText as hi } from '../hi/prices.ts';

export const pricesText = inReadersLanguage({ en, gu, hi });
