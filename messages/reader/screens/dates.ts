// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { datePlanningText as en } from '../../en/screens/dates.ts';
import { datePlanningText as gu } from '../../gu/screens/dates.ts';
import { datePlanningText as hi } from '../../hi/screens/dates.ts';

export const datePlanningText = inReadersLanguage({ en, gu, hi });
