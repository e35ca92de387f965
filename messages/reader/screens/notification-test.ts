// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../../reader-language.ts';
import { notificationTestText as en } from '../../en/screens/notification-test.ts';
import { notificationTestText as gu } from '../../gu/screens/notification-test.ts';
import { notificationTestText as hi } from '../../hi/screens/notification-test.ts';

export const notificationTestText = inReadersLanguage({ en, gu, hi });
