// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../reader-language.ts';
import { achievementsText as en } from '../en/achievements.ts';
import { achievementsText as gu } from '../gu/achievements.ts';
import { achievementsText as hi } from '../hi/achievements.ts';

export const achievementsText = inReadersLanguage({ en, gu, hi });
