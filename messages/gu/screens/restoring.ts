import type { Catalogue } from '#messages/catalogue.ts';
import type { restoringText as english } from '../../en/screens/restoring.ts';

export const restoringText: Catalogue<typeof english> = {
  undo: 'પાછું લાવો',
  restored: 'પાછું આવી ગયું',
  restoreFailed: 'પાછું લાવી ન શકાયું',
};
