// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { pendingText as en } from '../../en/screens/pending.ts';
import { pendingText as gu } from '../../gu/screens/pending.ts';
import { pendingText as hi } from '../../hi/screens/pending.ts';

export const pendingText = inReadersLanguage({ en, gu, hi });
