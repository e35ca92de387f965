// Written by `npm run catalogues`.
import { inReadersLanguage } from '../../reader-language.ts';
import { conciergeMailText as en } from '../../en/mails/concierge.ts';
import { conciergeMailText as gu } from '../../gu/mails/concierge.ts';
import { conciergeMailText as hi } from '../../hi/mails/concierge.ts';

export const conciergeMailText = inReadersLanguage({ en, gu, hi });
