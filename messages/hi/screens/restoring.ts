import type { Catalogue } from '#messages/catalogue.ts';
import type { restoringText as english } from '../../en/screens/restoring.ts';

export const restoringText: Catalogue<typeof english> = {
  undo: 'वापस लाएँ',
  restored: 'वापस आ गया',
  restoreFailed: 'वापस नहीं लाया जा सका',
};
