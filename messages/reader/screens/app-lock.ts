// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { appLockText as en } from '../../en/screens/app-lock.ts';
import { appLockText as gu } from '../../gu/screens/app-lock.ts';
import { appLockText as hi } from '../../hi/screens/app-lock.ts';

export const appLockText = inReadersLanguage({ en, gu, hi });
