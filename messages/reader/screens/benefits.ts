// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { benefitsText as en } from '../../en/screens/benefits.ts';
import { benefitsText as gu } from '../../gu/screens/benefits.ts';
import { benefitsText as hi } from '../../hi/screens/benefits.ts';

export const benefitsText = inReadersLanguage({ en, gu, hi });
