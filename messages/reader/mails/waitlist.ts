// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { waitlistMailText as en } from '../../en/mails/waitlist.ts';
import { waitlistMailText as gu } from '../../gu/mails/waitlist.ts';
import { waitlistMailText as hi } from '../../hi/mails/waitlist.ts';

export const waitlistMailText = inReadersLanguage({ en, gu, hi });
