import type { Catalogue } from '#messages/catalogue.ts';
import type { fromPartnerText as english } from '../en/from-partner.ts';
import { isolated } from '../isolated.ts';

export const fromPartnerText: Catalogue<typeof english> = {
  title: (name) => `${isolated(name)} की तरफ़ से`,
  more: (count) => (count === 1 ? '1 और बाकी है' : `${count} और बाकी हैं`),
  later: 'बाद में',
  dismiss: 'बंद करें',
  heartLabel: '♥ दिल भेजें',
  reply: 'जवाब दें',
  open: 'खोलें',
  answer: 'जवाब दें',
  answered: (name) => `${isolated(name)} ने आज के सवाल का जवाब दे दिया है`,
  answeredText: 'आप भी जवाब दें, फिर दोनों को दोनों के जवाब दिखेंगे।',
  opened: (name) => `${isolated(name)} ने भी जवाब दिया`,
  question: 'आज का सवाल',
  reacted: (name, emoji) => `${isolated(name)} ने ${emoji} भेजा`,
  commented: (name) => `${isolated(name)} ने कमेंट लिखा`,
  photos: (name, count) =>
    count === 1 ? `${isolated(name)} ने एक फ़ोटो जोड़ी` : `${isolated(name)} ने ${count} फ़ोटो जोड़ीं`,
  given: (name) => `${isolated(name)} ने आपको एक काम दिया`,
  asks: (name) => `${isolated(name)} ने आपसे पूछा`,
  suggests: (name) => `${isolated(name)} ने दूसरा टाइम सुझाया`,
  slip: 'अभी-अभी आया',
  failed: 'देखा हुआ मार्क नहीं हुआ',
  pending: 'होम पर नई बातें',
};
