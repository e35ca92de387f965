import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/list-form.ts';

export const listFormText: Catalogue<typeof english.listFormText> = {
  examples: {
    shopping: 'દૂધ, ચોખા, ચા…',
    chores: 'છોડને પાણી, લાઇટ બિલ…',
    packing: 'સનસ્ક્રીન, ચાર્જર, ટિકિટ…',
    wishes: 'બા માટે સાડી, દીવમાં વીકએન્ડ…',
    other: 'જે યાદ આવે એ…',
  },
  expenseMade: 'ખર્ચમાં ઉમેરાઈ ગયું',
};
