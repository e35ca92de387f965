// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { giftCardScreensText as en } from '../../en/screens/gift-cards.ts';
import { giftCardScreensText as gu } from '../../gu/screens/gift-cards.ts';
import { giftCardScreensText as hi } from '../../hi/screens/gift-cards.ts';

export const giftCardScreensText = inReadersLanguage({ en, gu, hi });
