// Written by `npm run catalogues`.
import { inReadersLanguage } from '../../reader-language.ts';
import { bellText as en } from '../../en/screens/notifications.ts';
import { bellText as gu } from '../../gu/screens/notifications.ts';
import { bellText as hi } from '../../hi/screens/notifications.ts';

export const bellText = inReadersLanguage({ en, gu, hi });
