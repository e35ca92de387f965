// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../reader-language.ts';
import { secondFactorsText as en } from '../en/second-factors.ts';
import { secondFactorsText as gu } from '../gu/second-factors.ts';
import { secondFactorsText as hi } from '../hi/second-factors.ts';

export const secondFactorsText = inReadersLanguage({ en, gu, hi });
