// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { couplesMailText as en } from '../../en/mails/couples.ts';
import { couplesMailText as gu } from '../../gu/mails/couples.ts';
import { couplesMailText as hi } from '../../hi/mails/couples.ts';

export const couplesMailText = inReadersLanguage({ en, gu, hi });
