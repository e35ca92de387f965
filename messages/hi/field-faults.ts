import type { Catalogue } from '#messages/catalogue.ts';
import type { fieldFaultsText as english } from '../en/field-faults.ts';

export const fieldFaultsText: Catalogue<typeof english> = {
  tooLong: (maxLength) => `ज़्यादा से ज़्यादा ${maxLength} अक्षर लिखें`,
  nameInvalid: 'नाम में / @ < > जैसे निशान न लिखें',
  tagsInvalid: 'टैग शब्दों की लिस्ट में दें।',
  tooManyTags: (max) => `ज़्यादा से ज़्यादा ${max} टैग लगाएँ।`,
  emailRequired: 'ईमेल डालें',
  emailInvalid: 'सही ईमेल डालें',
  invalid: 'जो लिखा है, उसे एक बार देख लें',
  idInvalid: 'नई चीज़ का id UUIDv7 हो',
  basisInvalid: 'updatedAt वैसा ही भेजें जैसा मिला था',
  limitInvalid: '1 से 500 तक ही माँगें।',
  wholeNumber: 'पूरी संख्या लिखें, बिना दशमलव के।',
  orderInvalid: 'newest या oldest चुनें',
};
