// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../reader-language.ts';
import { waitlistText as en } from '../en/waitlist.ts';
import { waitlistText as gu } from '../gu/waitlist.ts';
import { waitlistText as hi } from '../hi/waitlist.ts';

export const waitlistText = inReadersLanguage({ en, gu, hi });
