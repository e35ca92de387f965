// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../reader-language.ts';
import { nudgesText as en } from '../en/nudges.ts';
import { nudgesText as gu } from '../gu/nudges.ts';
import { nudgesText as hi } from '../hi/nudges.ts';

export const nudgesText = inReadersLanguage({ en, gu, hi });
