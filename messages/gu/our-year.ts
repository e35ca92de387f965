import type { Catalogue } from '#messages/catalogue.ts';
import type { ourYearText as english } from '../en/our-year.ts';

export const ourYearText: Catalogue<typeof english> = {
  yearInvalid: 'કોઈ વર્ષ લખો, જેમ કે 2025',
  notYet: (year) => `${year}નું વર્ષ 1 ડિસેમ્બર ${year}થી ખુલશે`,
  tooEarly: (year) => `Jugal પર તમારી વાત ${year} પછી શરૂ થાય છે`,
  nothingYet: 'એક ડેટ કે એક યાદ સાચવો, પછી તમારું પહેલું વર્ષ ખુલશે',
};
