// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { landingText as en } from '../../en/screens/landing.ts';
import { landingText as gu } from '../../gu/screens/landing.ts';
import { landingText as hi } from '../../hi/screens/landing.ts';

export const landingText = inReadersLanguage({ en, gu, hi });
