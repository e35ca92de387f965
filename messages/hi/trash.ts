import type { Catalogue } from '#messages/catalogue.ts';
import type { trashText as english } from '../en/trash.ts';

export const trashText: Catalogue<typeof english> = {
  gone: 'इसे अब वापस नहीं लाया जा सकता।',
};
