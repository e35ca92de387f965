import { brand } from '#domain/kernel/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type { fieldsText as english } from '../en/fields.ts';

export const fieldsText: Catalogue<typeof english> = {
  tooLarge: 'આ મોકલવા માટે બહુ મોટું છે',
  notFound: 'મળ્યું નહીં',
  methodNotAllowed: 'અહીં આ નહીં થઈ શકે',
  unauthorized: 'સાઇન ઇન જરૂરી છે',
  notAllowed: 'તમને આ કરવાની પરવાનગી નથી',
  crossSite: 'આ રિક્વેસ્ટ બીજી કોઈ સાઇટથી આવી છે',
  premiumOnly: 'આ પ્રીમિયમ ફીચર છે. વાપરવા માટે પ્રીમિયમ લો.',
  passwordChangeRequired: 'પહેલાં પાસવર્ડ બદલવો પડશે',
  tooMany: 'બહુ વાર ટ્રાય થઈ ગયું. થોડી વાર પછી ફરી ટ્રાય કરો.',
  capacityFull: (max) => `${max.toLocaleString('gu-IN-u-nu-latn')}ની લિમિટ પૂરી થઈ ગઈ. જેની જરૂર નથી એમાંથી થોડું ડિલીટ કરો.`,
  stale: 'એટલામાં આ બદલાઈ ગયું છે. ફરી જોઈ લો.',
  outOfSpace: 'આ સાચવવા હમણાં જગ્યા નથી. થોડી વાર પછી ફરી ટ્રાય કરો.',
  searchTooSlow: 'આ સર્ચમાં બહુ વાર લાગે છે. એક શબ્દ ઉમેરો, કે મહિનો કે કૅટેગરી પસંદ કરો.',
  unavailable: `${brand.name} હમણાં બંધ છે. થોડી વારમાં ફરી ટ્રાય કરો.`,
  internal: 'અમારી બાજુ કંઈક ગરબડ થઈ. ફરી ટ્રાય કરો.',
  malformed: 'રિક્વેસ્ટ વાંચી શકાઈ નહીં',
  idempotencyKeyInvalid: 'Idempotency-Key 1થી 128 અક્ષરની હોય: A-Z, 0-9 કે . : _ -',
  idempotencyKeyTaken: 'આ Idempotency-Key બીજા કામ માટે વપરાઈ ગઈ છે',
  inRow: (row, fault) => `લાઇન ${row.toLocaleString('en-IN')}: ${fault}`,
  recordGone: 'આ સચવાયું હતું. હવે એ અહીં નથી.',
  idTaken: 'આ id સાથે કંઈક પહેલેથી છે',
  cursorInvalid: 'આ લિસ્ટ ત્યાંથી આગળ નહીં ચાલે. પહેલેથી શરૂ કરો.',
};
