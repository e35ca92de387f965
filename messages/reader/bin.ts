// Written by `npm run catalogues`.
import { inReadersLanguage } from '../reader-language.ts';
import { binText as en } from '../en/bin.ts';
import { binText as gu } from '../gu/bin.ts';
import { binText as hi } from '../hi/bin.ts';

export const binText = inReadersLanguage({ en, gu, hi });
