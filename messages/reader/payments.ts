// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../reader-language.ts';
import { paymentsText as en } from '../en/payments.ts';
import { paymentsText as gu } from '../gu/payments.ts';
import { paymentsText as hi } from '../hi/payments.ts';

export const paymentsText = inReadersLanguage({ en, gu, hi });
