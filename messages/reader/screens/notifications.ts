// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { bellText as en } from '../../en/screens/notifications.ts';
import { bellText as gu } from '../../gu/screens/notifications.ts';
import { bellText as hi } from '../../hi/screens/notifications.ts';

export const bellText = inReadersLanguage({ en, gu, hi });
