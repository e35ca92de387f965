import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/password-field.ts';

export const passwordFieldText: Catalogue<typeof english.passwordFieldText> = {
  show: 'પાસવર્ડ બતાવો',
  hide: 'પાસવર્ડ છુપાવો',
  strength: {
    empty: 'ચિહ્નો કરતાં ત્રણ-ચાર શબ્દો યાદ રાખવા સહેલા, અને ધારવા અઘરા.',
    weak: 'નબળો: લાંબો કરો, થોડા શબ્દો હોય તો સૌથી સારું.',
    fair: 'ઠીક: થોડા વધુ અક્ષર, એટલે મજબૂત.',
    strong: 'મજબૂત',
  },
};
