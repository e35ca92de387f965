// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { financeScreensText as en } from '../../en/screens/finances.ts';
import { financeScreensText as gu } from '../../gu/screens/finances.ts';
import { financeScreensText as hi } from '../../hi/screens/finances.ts';

export const financeScreensText = inReadersLanguage({ en, gu, hi });
