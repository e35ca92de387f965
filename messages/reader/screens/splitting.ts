// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { splittingScreensText as en } from '../../en/screens/splitting.ts';
import { splittingScreensText as gu } from '../../gu/screens/splitting.ts';
import { splittingScreensText as hi } from '../../hi/screens/splitting.ts';

export const splittingScreensText = inReadersLanguage({ en, gu, hi });
