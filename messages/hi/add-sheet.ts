import type { Catalogue } from '#messages/catalogue.ts';
import type { addSheetText as english } from '../en/add-sheet.ts';

export const addSheetText: Catalogue<typeof english> = {
  kinds: { expense: 'खर्च', memory: 'याद', date: 'डेट', nudge: 'इशारा', list: 'लिस्ट' },
};
