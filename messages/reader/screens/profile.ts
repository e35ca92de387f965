// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { profileText as en } from '../../en/screens/profile.ts';
import { profileText as gu } from '../../gu/screens/profile.ts';
import { profileText as hi } from '../../hi/screens/profile.ts';

export const profileText = inReadersLanguage({ en, gu, hi });
