// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { termsText as en } from '../../en/screens/terms.ts';
import { termsText as gu } from '../../gu/screens/terms.ts';
import { termsText as hi } from '../../hi/screens/terms.ts';

export const termsText = inReadersLanguage({ en, gu, hi });
