import { brand } from '#messages/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type { couplesMailText as english } from '../../en/mails/couples.ts';

export const couplesMailText: Catalogue<typeof english> = {
  subject: (inviter) => `${inviter} ने आपको ${brand.name} पर बुलाया है`,
  heading: (name) => `हैलो ${name},`,
  invitation: (inviter) =>
    `${inviter} का मन है कि ${brand.name} पर आप दोनों की एक जगह हो: आपकी डेट, यादें और प्लान, सब साथ, सिर्फ़ आप दोनों के लिए।`,
  codeLine: 'बटन आपका इनवाइट कोड खुद भर देगा। चाहें तो इसे खुद टाइप करें:',
  join: 'पार्टनर से जुड़ें',
  joinedSubject: (partner) => `${partner} अब ${brand.name} पर आपके साथ`,
  joinedLine: (partner) =>
    `${partner} से आपकी जोड़ी बन गई। अब डेट, यादें, खर्च और गोल दोनों को दिखेंगे, और दोनों से बदले जा सकेंगे।`,
  joinedHint: 'अगर ये आपकी पहचान में नहीं हैं, तो ऐप खोलें और प्रोफ़ाइल में जाकर कपल छोड़ दें।',
  leftSubject: (partner) => `${partner} ने ${brand.name} पर आपका कपल छोड़ दिया`,
  leftLine: (partner) => `${partner} अब आपके कपल में नहीं हैं।`,
  leftStays: 'आप दोनों ने जो लिखा, वह आपके पास रहेगा।',
  leftWithOwn: (partner) => `आपका लिखा आपके पास रहेगा; ${partner} ने अपना लिखा साथ ले लिया।`,
  open: `${brand.name} खोलें`,
  memberFooter: 'यह ईमेल इसलिए आया क्योंकि आपका यहाँ अकाउंट है।',
  footer: 'अगर पता न हो कि यह किसने भेजा, तो इस ईमेल को रहने दें।',
};
