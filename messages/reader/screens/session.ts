// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { sessionText as en } from '../../en/screens/session.ts';
import { sessionText as gu } from '../../gu/screens/session.ts';
import { sessionText as hi } from '../../hi/screens/session.ts';

export const sessionText = inReadersLanguage({ en, gu, hi });
