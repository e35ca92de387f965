// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { privacyText as en } from '../../en/screens/privacy.ts';
import { privacyText as gu } from '../../gu/screens/privacy.ts';
import { privacyText as hi } from '../../hi/screens/privacy.ts';

export const privacyText = inReadersLanguage({ en, gu, hi });
