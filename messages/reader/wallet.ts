// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../reader-language.ts';
import { walletText as en } from '../en/wallet.ts';
import { walletText as gu } from '../gu/wallet.ts';
import { walletText as hi } from '../hi/wallet.ts';

export const walletText = inReadersLanguage({ en, gu, hi });
