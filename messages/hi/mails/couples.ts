import { brand } from '#messages/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type { couplesMailText as english } from '../../en/mails/couples.ts';

export const couplesMailText: Catalogue<typeof english> = {
  subject: (inviter) => `${inviter} ने आपको ${brand.name} पर बुलाया है`,
  heading: (name) => `हैलो ${name},`,
  invitation: (inviter) =>
    `${inviter} ने आपको ${brand.name} पर बुलाया है: आपकी डेट, यादें और प्लान एक जगह, सिर्फ़ आप दोनों के लिए।`,
  codeLine: 'बटन आपका इनवाइट कोड खुद भर देगा। चाहें तो इसे खुद टाइप करें:',
  join: 'पार्टनर से जुड़ें',
  joinedSubject: (partner) => `${partner} अब ${brand.name} पर आपके साथ हैं`,
  joinedLine: (partner) => `${partner} आपसे जुड़ गए हैं। अब डेट, यादें, खर्च और गोल आप दोनों देख और बदल सकते हैं।`,
  joinedHint: 'अगर आप इन्हें नहीं जानते, तो ऐप खोलें और प्रोफ़ाइल में “कपल से निकलें” दबाएँ।',
  leftSubject: (partner) => `${partner} ${brand.name} पर आपके कपल से निकल गए`,
  leftLine: (partner) => `${partner} अब आपके कपल में नहीं हैं।`,
  leftStays: 'आप दोनों ने जो लिखा, वह आपके पास रहेगा।',
  leftWithOwn: (partner) => `आपका लिखा आपके पास रहेगा; ${partner} का लिखा ${partner} के पास।`,
  open: `${brand.name} खोलें`,
  memberFooter: 'यह ईमेल इसलिए आया क्योंकि आपका यहाँ अकाउंट है।',
  footer: 'अगर पता न हो कि यह किसने भेजा, तो इस ईमेल को अनदेखा करें।',
};
