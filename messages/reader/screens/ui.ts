// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { uiText as en } from '../../en/screens/ui.ts';
import { uiText as gu } from '../../gu/screens/ui.ts';
import { uiText as hi } from '../../hi/screens/ui.ts';

export const uiText = inReadersLanguage({ en, gu, hi });
