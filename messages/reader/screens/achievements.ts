// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { achievementScreensText as en } from '../../en/screens/achievements.ts';
import { achievementScreensText as gu } from '../../gu/screens/achievements.ts';
import { achievementScreensText as hi } from '../../hi/screens/achievements.ts';

export const achievementScreensText = inReadersLanguage({ en, gu, hi });
