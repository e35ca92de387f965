// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../reader-language.ts';
import { accountsText as en } from '../en/accounts.ts';
import { accountsText as gu } from '../gu/accounts.ts';
import { accountsText as hi } from '../hi/accounts.ts';

export const accountsText = inReadersLanguage({ en, gu, hi });
