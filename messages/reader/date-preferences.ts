// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../reader-language.ts';
import { datePreferencesText as en } from '../en/date-preferences.ts';
import { datePreferencesText as gu } from '../gu/date-preferences.ts';
import { datePreferencesText as hi } from '../hi/date-preferences.ts';

export const datePreferencesText = inReadersLanguage({ en, gu, hi });
