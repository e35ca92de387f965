// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { giftCardCategories as en } from '../../en/screens/gift-card-categories.ts';
import { giftCardCategories as gu } from '../../gu/screens/gift-card-categories.ts';
import { giftCardCategories as hi } from '../../hi/screens/gift-card-categories.ts';

export const giftCardCategories = inReadersLanguage({ en, gu, hi });
