import { brand } from '#messages/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type { fieldsText as english } from '../en/fields.ts';

export const fieldsText: Catalogue<typeof english> = {
  tooLong: (maxLength) => `વધુમાં વધુ ${maxLength} અક્ષર લખો`,
  nameInvalid: 'નામમાં / @ < > જેવાં ચિહ્નો ન લખો',
  tagsInvalid: 'ટૅગ શબ્દોના લિસ્ટ તરીકે આપો.',
  tooManyTags: (max) => `વધુમાં વધુ ${max} ટૅગ રાખો.`,
  emailRequired: 'ઈમેલ લખો',
  emailInvalid: 'સાચો ઈમેલ લખો',
  invalid: 'તમે લખ્યું છે એ ફરી જોઈ લો',
  tooLarge: 'આ મોકલવા માટે બહુ મોટું છે',
  notFound: 'મળ્યું નહીં',
  methodNotAllowed: 'અહીં આ નહીં થઈ શકે',
  unauthorized: 'સાઇન ઇન જરૂરી છે',
  notAllowed: 'તમને આ કરવાની પરવાનગી નથી',
  crossSite: 'આ રિક્વેસ્ટ બીજી કોઈ સાઇટથી આવી છે',
  premiumOnly: 'આ પ્રીમિયમ ફીચર છે. વાપરવા માટે પ્રીમિયમ લો.',
  passwordChangeRequired: 'પહેલાં પાસવર્ડ બદલવો પડશે',
  tooMany: 'બહુ વાર ટ્રાય થઈ ગયું. થોડી વાર પછી ફરી ટ્રાય કરો.',
  capacityFull: (max) =>
    `${max.toLocaleString('gu-IN-u-nu-latn')}ની લિમિટ પૂરી થઈ ગઈ. જેની જરૂર નથી એમાંથી થોડું ડિલીટ કરો.`,
  stale: 'એટલામાં આ બદલાઈ ગયું છે. ફરી જોઈ લો.',
  outOfSpace: 'આ સાચવવા હમણાં જગ્યા નથી. થોડી વાર પછી ફરી ટ્રાય કરો.',
  unavailable: `${brand.name} હમણાં ઘડીક બંધ છે. ફરી ટ્રાય કરો.`,
  internal: 'અમારી બાજુ કંઈક ગરબડ થઈ. ફરી ટ્રાય કરો.',
  malformed: 'રિક્વેસ્ટ વાંચી શકાઈ નહીં',
  idempotencyKeyInvalid: 'Idempotency-Key 1થી 128 અક્ષરની હોય: A-Z, 0-9 કે . : _ -',
  idempotencyKeyTaken: 'આ Idempotency-Key બીજા કામ માટે વપરાઈ ગઈ છે',
  inRow: (row, fault) => `લાઇન ${row.toLocaleString('en-IN')}: ${fault}`,
  idInvalid: 'નવી વસ્તુનો id UUIDv7 હોય',
  basisInvalid: 'updatedAt જેવો મળ્યો હતો એવો જ મોકલો',
  recordGone: 'આ સચવાયું હતું. હવે તે અહીં નથી.',
  idTaken: 'આ id સાથે કંઈક પહેલેથી છે',
  limitInvalid: '1થી 500 લાઇન માંગો.',
  orderInvalid: 'નવું પહેલાં કે જૂનું પહેલાં, એ પસંદ કરો',
  cursorInvalid: 'આ લિસ્ટ ત્યાંથી આગળ નહીં ચાલે. પહેલેથી શરૂ કરો.',
};
