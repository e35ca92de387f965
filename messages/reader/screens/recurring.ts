// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { recurringScreensText as en } from '../../en/screens/recurring.ts';
import { recurringScreensText as gu } from '../../gu/screens/recurring.ts';
import { recurringScreensText as hi } from '../../hi/screens/recurring.ts';

export const recurringScreensText = inReadersLanguage({ en, gu, hi });
