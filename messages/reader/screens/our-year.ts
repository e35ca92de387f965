// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { ourYearScreensText as en } from '../../en/screens/our-year.ts';
import { ourYearScreensText as gu } from '../../gu/screens/our-year.ts';
import { ourYearScreensText as hi } from '../../hi/screens/our-year.ts';

export const ourYearScreensText = inReadersLanguage({ en, gu, hi });
