// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { secondFactorsMailText as en } from '../../en/mails/second-factors.ts';
import { secondFactorsMailText as gu } from '../../gu/mails/second-factors.ts';
import { secondFactorsMailText as hi } from '../../hi/mails/second-factors.ts';

export const secondFactorsMailText = inReadersLanguage({ en, gu, hi });
