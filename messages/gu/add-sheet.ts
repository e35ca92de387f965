import type { Catalogue } from '#messages/catalogue.ts';
import type { addSheetText as english } from '../en/add-sheet.ts';

export const addSheetText: Catalogue<typeof english> = {
  kinds: { expense: 'ખર્ચ', memory: 'યાદ', date: 'ડેટ', nudge: 'ટહુકો', list: 'લિસ્ટ' },
};
