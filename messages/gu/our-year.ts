import type { Catalogue } from '#messages/catalogue.ts';
import type { ourYearText as english } from '../en/our-year.ts';

export const ourYearText: Catalogue<typeof english> = {
  yearInvalid: 'કોઈ વર્ષ લખો, જેમ કે 2025',
  notYet: (year) => `${year}નું વર્ષ 1 ડિસેમ્બર ${year}એ ખૂલશે`,
  tooEarly: (year) => `Jugal પર તમારી વાત ${year} પછી શરૂ થાય છે`,
  nothingYet: 'એક ડેટ પર જાઓ કે એક યાદ સાચવો, પછી તમારું પહેલું વર્ષ ખૂલશે',
  bookMissing: 'આ વર્ષની ફોટો બુક હજી બની નથી',
  bookEmpty: 'આ વર્ષમાં બુક બનાવવા માટે કોઈ યાદ નથી',
  bookTitle: (year) => `અમારું વર્ષ ${year}`,
  bookCover: 'અમારું વર્ષ',
  bookChapter: (count) => (count === 1 ? 'એક યાદ' : `${count} યાદો`),
  bookEnd: (product) => `${product} પર બનાવેલી, અમારા બંને માટે`,
};
