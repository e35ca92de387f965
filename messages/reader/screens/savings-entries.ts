// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { savingsEntryScreensText as en } from '../../en/screens/savings-entries.ts';
import { savingsEntryScreensText as gu } from '../../gu/screens/savings-entries.ts';
import { savingsEntryScreensText as hi } from '../../hi/screens/savings-entries.ts';

export const savingsEntryScreensText = inReadersLanguage({ en, gu, hi });
