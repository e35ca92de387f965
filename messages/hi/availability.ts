import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/availability.ts';
import { isolated } from '../isolated.ts';

export const availabilityScreensText: Catalogue<typeof english.availabilityScreensText> = {
  title: 'हम दोनों कब खाली हैं?',
  titleAlone: 'आप कब खाली हैं?',
  change: 'मेरा खाली समय',
  loading: 'खाली समय ढूँढ रहे हैं…',
  failedTitle: 'खाली समय लोड नहीं हुआ',
  failedText: 'फिर कोशिश करें।',
  empty: 'अगले 30 दिनों में ऐसे दो घंटे नहीं हैं जब आप दोनों खाली हों।',
  emptyAlone: 'अगले 30 दिनों में ऐसे दो घंटे नहीं हैं जब आप खाली हों।',
  span: (from, to) => `${from} से ${to}`,

  dialogTitle: 'मेरा खाली समय',
  dialogText: (name) => `${name === null ? 'पार्टनर' : isolated(name)} को सिर्फ़ वही समय दिखता है जब आप दोनों खाली हों।`,
  timezone: 'टाइम ज़ोन',
  from: 'कब से',
  to: 'कब तक',
  add: (day) => `समय जोड़ें: ${day}`,
  remove: (day) => `समय हटाएँ: ${day}`,
  notFree: 'खाली नहीं',
  save: 'सेव करें',
  saved: 'खाली समय सेव हुआ',
  saveFailed: 'खाली समय सेव नहीं हुआ',
};
