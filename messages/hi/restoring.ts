import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/restoring.ts';

export const restoringText: Catalogue<typeof english.restoringText> = {
  undo: 'वापस लाएँ',
  restored: 'वापस आ गया',
  restoreFailed: 'वापस नहीं लाया जा सका',
};
