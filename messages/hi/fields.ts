import { brand } from '#messages/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type { fieldsText as english } from '../en/fields.ts';

export const fieldsText: Catalogue<typeof english> = {
  tooLong: (maxLength) => `ज़्यादा से ज़्यादा ${maxLength} अक्षर लिखें`,
  nameInvalid: 'नाम में / @ < > जैसे निशान न लिखें',
  tagsInvalid: 'टैग शब्दों की लिस्ट में दें।',
  tooManyTags: (max) => `ज़्यादा से ज़्यादा ${max} टैग लगाएँ।`,
  emailRequired: 'ईमेल डालें',
  emailInvalid: 'सही ईमेल डालें',
  invalid: 'जो लिखा है, उसे एक बार देख लें',
  tooLarge: 'यह भेजने के लिए बहुत बड़ा है',
  notFound: 'नहीं मिला',
  methodNotAllowed: 'यह यहाँ नहीं हो सकता',
  unauthorized: 'पहले साइन इन करें',
  notAllowed: 'आपको इसकी इजाज़त नहीं है',
  crossSite: 'यह रिक्वेस्ट किसी दूसरी साइट से आई है',
  premiumOnly: 'यह प्रीमियम फ़ीचर है। इसके लिए प्रीमियम लें।',
  passwordChangeRequired: 'पहले पासवर्ड बदलना होगा',
  tooMany: 'बहुत बार कोशिश हो गई। थोड़ा रुककर फिर करें।',
  capacityFull: (max) =>
    `यहाँ ${max.toLocaleString('hi-IN-u-nu-latn')} तक की जगह है, और वह भर गई। जो अब नहीं चाहिए, उसे डिलीट करें।`,
  stale: 'इस बीच यह बदल गया है। एक बार फिर देख लें।',
  outOfSpace: 'इसे रखने की जगह नहीं बची। थोड़ी देर बाद फिर कोशिश करें।',
  unavailable: `${brand.name} अभी पल भर के लिए नहीं चल रहा। फिर कोशिश करें।`,
  internal: 'हमारी तरफ़ कुछ गड़बड़ हुई। फिर कोशिश करें।',
  malformed: 'यह रिक्वेस्ट पढ़ी नहीं जा सकी',
  idempotencyKeyInvalid: 'Idempotency-Key में 1 से 128 अक्षर हों: A-Z, 0-9 या . : _ -',
  idempotencyKeyTaken: 'यह Idempotency-Key किसी और काम में लग चुकी है',
  inRow: (row, fault) => `लाइन ${row.toLocaleString('en-IN')}: ${fault}`,
  idInvalid: 'नई चीज़ का id UUIDv7 हो',
  basisInvalid: 'updatedAt वैसा ही भेजें जैसा मिला था',
  recordGone: 'यह सहेजा गया था। अब यह यहाँ नहीं है।',
  idTaken: 'इस id के साथ कुछ पहले से है',
  limitInvalid: '1 से 500 तक ही माँगें।',
  orderInvalid: 'newest या oldest चुनें',
  cursorInvalid: 'यह लिस्ट वहाँ से आगे नहीं पढ़ी जा सकती। शुरू से फिर देखें।',
};
