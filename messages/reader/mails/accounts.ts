// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { accountsMailText as en } from '../../en/mails/accounts.ts';
import { accountsMailText as gu } from '../../gu/mails/accounts.ts';
import { accountsMailText as hi } from '../../hi/mails/accounts.ts';

export const accountsMailText = inReadersLanguage({ en, gu, hi });
