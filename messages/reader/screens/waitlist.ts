// Written by `npm run catalogues`.
import { inReadersLanguage } from '../../reader-language.ts';
import { waitlistScreensText as en } from '../../en/screens/waitlist.ts';
import { waitlistScreensText as gu } from '../../gu/screens/waitlist.ts';
import { waitlistScreensText as hi } from '../../hi/screens/waitlist.ts';

export const waitlistScreensText = inReadersLanguage({ en, gu, hi });
