// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { nudgeScreensText as en } from '../../en/screens/nudges.ts';
import { nudgeScreensText as gu } from '../../gu/screens/nudges.ts';
import { nudgeScreensText as hi } from '../../hi/screens/nudges.ts';

export const nudgeScreensText = inReadersLanguage({ en, gu, hi });
