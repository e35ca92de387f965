import { brand } from '#messages/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import { nameCity } from '#messages/city-name.ts';
import type { waitlistMailText as english } from '../../en/mails/waitlist.ts';
import { citiesText } from '../cities.ts';

export const waitlistMailText: Catalogue<typeof english> = {
  subject: `${brand.name} की वेटलिस्ट में आपका नाम आ गया`,
  heading: (first, second) => `स्वागत है, ${first} और ${second}`,
  pilotLine: (city) =>
    `${nameCity(citiesText, city)} के लिए आपका नाम लिख लिया है। पायलट गुजरात के 100 कपल के साथ शुरू होता है, और जब तक पायलट चलेगा, प्रीमियम फ़्री रहेगा।`,
  expansionLine: (city) =>
    `${nameCity(citiesText, city)} के लिए आपका नाम लिख लिया है। गुजरात का पायलट जम जाए, फिर हम एक-एक करके शहर खोलेंगे।`,
  nextPilot: 'आगे क्या होगा, यह हम 48 घंटे के अंदर आपको ईमेल से बताएँगे।',
  nextExpansion: 'आपके शहर की बारी आते ही हम आपको ईमेल करेंगे।',
  erase: (supportEmail) =>
    `अगर यह आपने नहीं किया, या लिस्ट से नाम हटवाना हो, तो ${supportEmail} पर ईमेल करें, हम आपकी दी हुई जानकारी डिलीट कर देंगे।`,
  pilotSubject: `${brand.name} के पायलट में आपकी जगह`,
  pilotHeading: (first, second) => `${first} और ${second}, आपको जगह मिल गई`,
  pilotChosen: (city, days) =>
    `${nameCity(citiesText, city)} में हमारे साथ शुरुआत करने वाले कपल में आप भी हैं। आप दोनों के लिए प्रीमियम ${days === 365 ? 'एक साल' : `${days} दिन`} तक फ़्री है, न कार्ड चाहिए, न पेमेंट।`,
  pilotBoth: (second) => `इस लिंक से रजिस्टर करें, और इसे ${second} को भी भेजें: यह आप दोनों के लिए है।`,
  pilotLinkDays: (days) => `यह लिंक ${days} दिन तक चलेगा।`,
  pilotRegister: 'प्रीमियम के साथ रजिस्टर करें',
  footer: 'यह ईमेल इसलिए आया क्योंकि वेटलिस्ट में यह पता डाला गया।',
};
