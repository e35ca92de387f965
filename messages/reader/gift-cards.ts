// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../reader-language.ts';
import { giftCardsText as en } from '../en/gift-cards.ts';
import { giftCardsText as gu } from '../gu/gift-cards.ts';
import { giftCardsText as hi } from '../hi/gift-cards.ts';

export const giftCardsText = inReadersLanguage({ en, gu, hi });
