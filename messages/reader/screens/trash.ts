// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { trashScreensText as en } from '../../en/screens/trash.ts';
import { trashScreensText as gu } from '../../gu/screens/trash.ts';
import { trashScreensText as hi } from '../../hi/screens/trash.ts';

export const trashScreensText = inReadersLanguage({ en, gu, hi });
