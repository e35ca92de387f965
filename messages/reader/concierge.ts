// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../reader-language.ts';
import { conciergeText as en } from '../en/concierge.ts';
import { conciergeText as gu } from '../gu/concierge.ts';
import { conciergeText as hi } from '../hi/concierge.ts';

export const conciergeText = inReadersLanguage({ en, gu, hi });
