import type { Catalogue } from '#messages/catalogue.ts';
import type { fieldFaultsText as english } from '../en/field-faults.ts';

export const fieldFaultsText: Catalogue<typeof english> = {
  tooLong: (maxLength) => `વધુમાં વધુ ${maxLength} અક્ષર લખો`,
  nameInvalid: 'નામમાં / @ < > જેવાં ચિહ્નો ન લખો',
  tagsInvalid: 'ટૅગ શબ્દોના લિસ્ટ તરીકે આપો.',
  tooManyTags: (max) => `વધુમાં વધુ ${max} ટૅગ રાખો.`,
  emailRequired: 'ઈમેલ લખો',
  emailInvalid: 'સાચો ઈમેલ લખો',
  invalid: 'તમે લખ્યું છે એ ફરી જોઈ લો',
  idInvalid: 'નવી વસ્તુનો id UUIDv7 હોય',
  basisInvalid: 'updatedAt જેવો મળ્યો હતો એવો જ મોકલો',
  limitInvalid: '1થી 500 લાઇન માંગો.',
  wholeNumber: 'પૂરો આંકડો લખો, પોઇન્ટ વગરનો.',
  orderInvalid: 'નવું પહેલાં કે જૂનું પહેલાં, એ પસંદ કરો',
};
