// Written by `tools/languages/write-catalogues.ts`.
import { inReadersLanguage } from '../reader-language.ts';
import { notificationsText as en } from '../en/notifications.ts';
import { notificationsText as gu } from '../gu/notifications.ts';
import { notificationsText as hi } from '../hi/notifications.ts';

export const notificationsText = inReadersLanguage({ en, gu, hi });
