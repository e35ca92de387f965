// Written by `npm run catalogues`.
import { inReadersLanguage } from '../../reader-language.ts';
import { binScreensText as en } from '../../en/screens/bin.ts';
import { binScreensText as gu } from '../../gu/screens/bin.ts';
import { binScreensText as hi } from '../../hi/screens/bin.ts';

export const binScreensText = inReadersLanguage({ en, gu, hi });
