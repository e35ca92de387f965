import type { Catalogue } from '#messages/catalogue.ts';
import type { contactText as english } from '../en/contact.ts';

export const contactText: Catalogue<typeof english> = {
  fieldsRequired: 'જરૂરી બધાં ખાનાં ભરો.',
  categoryInvalid: 'લિસ્ટમાંથી પ્રકાર પસંદ કરો.',
  categories: {
    general: 'સામાન્ય સવાલ',
    support: 'એપમાં મદદ',
    partnership: 'પાર્ટનરશિપ',
    feedback: 'ફીડબેક',
    media: 'મીડિયા',
    investment: 'ઇન્વેસ્ટમેન્ટ',
    careers: 'જોબ',
  },
};
