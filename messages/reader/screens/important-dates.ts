// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { importantDateScreensText as en } from '../../en/screens/important-dates.ts';
import { importantDateScreensText as gu } from '../../gu/screens/important-dates.ts';
import { importantDateScreensText as hi } from '../../hi/screens/important-dates.ts';

export const importantDateScreensText = inReadersLanguage({ en, gu, hi });
