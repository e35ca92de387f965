// Written by `npm run catalogues`.
import { inReadersLanguage } from '../../reader-language.ts';
import { conciergeScreensText as en } from '../../en/screens/concierge.ts';
import { conciergeScreensText as gu } from '../../gu/screens/concierge.ts';
import { conciergeScreensText as hi } from '../../hi/screens/concierge.ts';

export const conciergeScreensText = inReadersLanguage({ en, gu, hi });
