// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { dashboardText as en } from '../../en/screens/dashboard.ts';
import { dashboardText as gu } from '../../gu/screens/dashboard.ts';
import { dashboardText as hi } from '../../hi/screens/dashboard.ts';

export const dashboardText = inReadersLanguage({ en, gu, hi });
