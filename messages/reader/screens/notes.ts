// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { noteScreensText as en } from '../../en/screens/notes.ts';
import { noteScreensText as gu } from '../../gu/screens/notes.ts';
import { noteScreensText as hi } from '../../hi/screens/notes.ts';

export const noteScreensText = inReadersLanguage({ en, gu, hi });
