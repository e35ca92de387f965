// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { conciergeMailText as en } from '../../en/mails/concierge.ts';
import { conciergeMailText as gu } from '../../gu/mails/concierge.ts';
import { conciergeMailText as hi } from '../../hi/mails/concierge.ts';

export const conciergeMailText = inReadersLanguage({ en, gu, hi });
