// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { premiumBenefits as en } from '../../en/screens/premium-benefits.ts';
import { premiumBenefits as gu } from '../../gu/screens/premium-benefits.ts';
import { premiumBenefits as hi } from '../../hi/screens/premium-benefits.ts';

export const premiumBenefits = inReadersLanguage({ en, gu, hi });
