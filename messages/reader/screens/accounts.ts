// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { accountScreensText as en } from '../../en/screens/accounts.ts';
import { accountScreensText as gu } from '../../gu/screens/accounts.ts';
import { accountScreensText as hi } from '../../hi/screens/accounts.ts';

export const accountScreensText = inReadersLanguage({ en, gu, hi });
