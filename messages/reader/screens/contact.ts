// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { contactScreensText as en } from '../../en/screens/contact.ts';
import { contactScreensText as gu } from '../../gu/screens/contact.ts';
import { contactScreensText as hi } from '../../hi/screens/contact.ts';

export const contactScreensText = inReadersLanguage({ en, gu, hi });
