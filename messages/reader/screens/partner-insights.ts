// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { partnerInsightsText as en } from '../../en/screens/partner-insights.ts';
import { partnerInsightsText as gu } from '../../gu/screens/partner-insights.ts';
import { partnerInsightsText as hi } from '../../hi/screens/partner-insights.ts';

export const partnerInsightsText = inReadersLanguage({ en, gu, hi });
