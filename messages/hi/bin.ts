import type { Catalogue } from '#messages/catalogue.ts';
import type { binText as english } from '../en/bin.ts';

export const binText: Catalogue<typeof english> = {
  gone: 'इसे अब वापस नहीं लाया जा सकता।',
};
