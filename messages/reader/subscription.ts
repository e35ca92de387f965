// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../reader-language.ts';
import { subscriptionText as en } from '../en/subscription.ts';
import { subscriptionText as gu } from '../gu/subscription.ts';
import { subscriptionText as hi } from '../hi/subscription.ts';

export const subscriptionText = inReadersLanguage({ en, gu, hi });
