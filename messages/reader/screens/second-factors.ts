// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { secondFactorScreensText as en } from '../../en/screens/second-factors.ts';
import { secondFactorScreensText as gu } from '../../gu/screens/second-factors.ts';
import { secondFactorScreensText as hi } from '../../hi/screens/second-factors.ts';

export const secondFactorScreensText = inReadersLanguage({ en, gu, hi });
