import type { Catalogue } from '#messages/catalogue.ts';
import type { couplesText as english } from '../en/couples.ts';
import { isolated } from '../isolated.ts';

export const couplesText: Catalogue<typeof english> = {
  codeExpired: 'इस इनवाइट कोड का समय निकल गया। पार्टनर से नया कोड माँगें।',
  none: 'आप अभी किसी कपल में नहीं हैं',
  alreadyMade: 'आप पहले से एक कपल में हैं',
  full: 'इस कपल में पहले से दो लोग हैं',
  ownCode: 'यह तो आपका अपना इनवाइट कोड है। इसे पार्टनर को भेजें।',
  leaveFirst: 'आपके कपल में पहले से दो लोग हैं। किसी और से जुड़ने से पहले इस कपल से निकलें।',
  tooManyLists: (max) => `दोनों की मिलाकर ${max} से ज़्यादा लिस्ट हो जाएँगी। जुड़ने से पहले अपनी कुछ लिस्ट डिलीट करें।`,
  aloneCannotLeave: 'इस कपल में अभी सिर्फ़ आप हैं',
  takesNoMails: 'इस ईमेल पर इनवाइट नहीं जा सकते। अपना कोड खुद भेजें।',
  notAlone: 'आपकी जोड़ी पहले ही बन चुकी है',
  verifyToInvite: 'पहले अपना ईमेल वेरिफ़ाई करें, ताकि पार्टनर को इनवाइट पर भरोसा हो।',
  invitedEnough: 'इस ईमेल पर आज जितने इनवाइट भेजे जा सकते थे, भेज दिए। अपना इनवाइट कोड खुद शेयर करें, या कल फिर कोशिश करें।',
  invited: (name) => `${isolated(name)} को इनवाइट भेज दिया।`,
  left: 'आप कपल से निकल गए',
  leftWithOwn: 'आप कपल से निकल गए, और आपकी चीज़ें आपके पास हैं',
  anniversaryInFuture: 'एनिवर्सरी आने वाली तारीख नहीं हो सकती',
};
