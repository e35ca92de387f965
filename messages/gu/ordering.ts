import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/ordering.ts';
import { isolated } from '../isolated.ts';

export const orderingText: Catalogue<typeof english.orderingText> = {
  photosHint: 'પહેલો ફોટો કવર છે. ક્રમ બદલવા દબાવીને ખસેડો.',
  cover: 'કવર',
  isCover: 'હવે આ ફોટો કવર છે',
  removePhoto: (number) => `ફોટો ${number} કાઢો`,
  moveLater: 'પાછળ લઈ જાઓ',
  move: (name) => `${isolated(name)}: ખસેડો`,
  keysHint: 'કીબોર્ડના એરોથી પણ ખસેડી શકાય.',
  placed: (position, count) => `હવે ${count}માંથી ${position} નંબરે`,
  fieldPlace: 'લિસ્ટમાં ક્યાં',
  placeOf: (position, count) => `${count}માંથી ${position}`,
};
