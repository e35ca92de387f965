// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { experienceScreensText as en } from '../../en/screens/experiences.ts';
import { experienceScreensText as gu } from '../../gu/screens/experiences.ts';
import { experienceScreensText as hi } from '../../hi/screens/experiences.ts';

export const experienceScreensText = inReadersLanguage({ en, gu, hi });
