// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { unsubscribeText as en } from '../../en/screens/unsubscribe.ts';
import { unsubscribeText as gu } from '../../gu/screens/unsubscribe.ts';
import { unsubscribeText as hi } from '../../hi/screens/unsubscribe.ts';

export const unsubscribeText = inReadersLanguage({ en, gu, hi });
