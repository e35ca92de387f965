import type { Catalogue } from '#messages/catalogue.ts';
import type { nudgesText as english } from '../en/nudges.ts';

export const nudgesText: Catalogue<typeof english> = {
  messageRequired: 'મેસેજ લખો',
  messageTooLong: 'મેસેજ બહુ લાંબો છે',
  typeInvalid: 'કેવો ટહુકો મોકલવો છે એ પસંદ કરો',
  needsPartner: 'પાર્ટનર જોડાય પછી ટહુકો મોકલી શકશો',
  onlyReceiver: 'જેને આ ટહુકો મળ્યો છે, એ પાર્ટનર જ જવાબ આપી શકે',
};
