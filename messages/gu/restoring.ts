import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/restoring.ts';

export const restoringText: Catalogue<typeof english.restoringText> = {
  undo: 'પાછું લાવો',
  restored: 'પાછું આવી ગયું',
  restoreFailed: 'પાછું લાવી ન શકાયું',
};
