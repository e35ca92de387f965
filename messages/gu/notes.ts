import type { Catalogue } from '#messages/catalogue.ts';
import type { notesText as english } from '../en/notes.ts';

export const notesText: Catalogue<typeof english> = {
  titleRequired: 'ટાઇટલ લખો',
  contentRequired: 'નોંધમાં કંઈક લખો',
  categoryRequired: 'કૅટેગરી પસંદ કરો',
  categoryInvalid: 'લિસ્ટમાંથી કૅટેગરી પસંદ કરો',
  privacyInvalid: 'નોંધ પ્રાઇવેટ છે કે નહીં, true કે false લખો',
  onlyWriterChanges: 'જેણે આ નોંધ લખી છે, એ જ એને બદલી શકે',
  categories: {
    preferences: 'પસંદ-નાપસંદ',
    gifts: 'ગિફ્ટ આઇડિયા',
    food: 'ખાવા-પીવાનું',
    places: 'જગ્યાઓ',
    entertainment: 'એન્ટરટેઇનમેન્ટ',
    special: 'ખાસ',
  },
};
