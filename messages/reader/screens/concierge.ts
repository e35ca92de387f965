// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { conciergeScreensText as en } from '../../en/screens/concierge.ts';
import { conciergeScreensText as gu } from '../../gu/screens/concierge.ts';
import { conciergeScreensText as hi } from '../../hi/screens/concierge.ts';

export const conciergeScreensText = inReadersLanguage({ en, gu, hi });
