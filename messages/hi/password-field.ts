import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/password-field.ts';

export const passwordFieldText: Catalogue<typeof english.passwordFieldText> = {
  show: 'पासवर्ड दिखाएँ',
  hide: 'पासवर्ड छुपाएँ',
  strength: {
    empty: 'तीन-चार शब्द याद रखना निशानों से आसान है, और अंदाज़ा लगाना मुश्किल।',
    weak: 'कमज़ोर: थोड़ा लंबा करें, कुछ शब्द सबसे अच्छे।',
    fair: 'ठीक-ठाक: दो-चार अक्षर और, तो मज़बूत।',
    strong: 'मज़बूत',
  },
};
