import type { Catalogue } from '#messages/catalogue.ts';
import type { secondFactorsText as english } from '../en/second-factors.ts';

export const secondFactorsText: Catalogue<typeof english> = {
  codeRequired: 'ऑथेंटिकेटर ऐप का कोड डालें, या कोई रिकवरी कोड',
  codeWrong: 'यह कोड सही नहीं है, या पहले इस्तेमाल हो चुका है',
  needed: 'एडमिन पैनल खोलने से पहले साइन इन का दूसरा स्टेप सेट करें',
  stepUp: 'पक्का करें कि यह आप ही हैं',
  passwordRequired: 'अपना पासवर्ड डालें',
  passwordWrong: 'पासवर्ड सही नहीं है',
  passkeyUnknown: 'यह पासकी यहाँ के किसी अकाउंट की नहीं है',
  passkeyRefused: 'पासकी चेक नहीं हो पाई। फिर कोशिश करें।',
  passkeyNameRequired: 'इस पासकी को कोई नाम दें',
  passkeysMax: (count) => `आपके पास ${count} पासकी हैं। नई जोड़ने से पहले एक हटाएँ।`,
  appExists: 'आपके पास पहले से ऑथेंटिकेटर ऐप है। दूसरा लगाने से पहले उसे हटाएँ।',
  appNotStarted: 'पहले अपने ऑथेंटिकेटर ऐप की key से शुरू करें',
};
