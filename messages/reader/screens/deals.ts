// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { dealScreensText as en } from '../../en/screens/deals.ts';
import { dealScreensText as gu } from '../../gu/screens/deals.ts';
import { dealScreensText as hi } from '../../hi/screens/deals.ts';

export const dealScreensText = inReadersLanguage({ en, gu, hi });
