// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { aboutText as en } from '../../en/screens/about.ts';
import { aboutText as gu } from '../../gu/screens/about.ts';
import { aboutText as hi } from '../../hi/screens/about.ts';

export const aboutText = inReadersLanguage({ en, gu, hi });
