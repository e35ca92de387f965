// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { waitlistScreensText as en } from '../../en/screens/waitlist.ts';
import { waitlistScreensText as gu } from '../../gu/screens/waitlist.ts';
import { waitlistScreensText as hi } from '../../hi/screens/waitlist.ts';

export const waitlistScreensText = inReadersLanguage({ en, gu, hi });
