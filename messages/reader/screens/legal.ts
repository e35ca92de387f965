// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { legalText as en } from '../../en/screens/legal.ts';
import { legalText as gu } from '../../gu/screens/legal.ts';
import { legalText as hi } from '../../hi/screens/legal.ts';

export const legalText = inReadersLanguage({ en, gu, hi });
