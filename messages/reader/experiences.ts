// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../reader-language.ts';
import { experiencesText as en } from '../en/experiences.ts';
import { experiencesText as gu } from '../gu/experiences.ts';
import { experiencesText as hi } from '../hi/experiences.ts';

export const experiencesText = inReadersLanguage({ en, gu, hi });
