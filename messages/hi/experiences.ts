import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/experiences.ts';
import { isolated } from '../isolated.ts';

export const experienceScreensText: Catalogue<typeof english.experienceScreensText> = {
  onHome: 'एक्सपीरियंस',
  seeAll: 'सारे एक्सपीरियंस',
  title: (product) => `${product} एक्सपीरियंस`,
  lead: 'दो लोगों के लिए सजी शामें, हमारी जानी-पहचानी जगहों पर।',
  available: 'बुकिंग चालू',
  soon: 'जल्द आ रहा है',
  soldOut: 'सब बुक',
  bookNow: 'बुक करें',
  bookTitle: (title) => `“${isolated(title)}” बुक करें`,
  opensElsewhere: 'नए टैब में खुलता है',
  noLink: 'बुकिंग जल्द खुलेगी',
  notYet: 'अभी नहीं खुला',
  spots: (taken, of) => `${of} में से ${taken} कपल ने बुक किया`,
  full: 'सारी जगहें भर गईं',
  noneAvailable: 'अभी कुछ बुक नहीं हो सकता। अगली शामें तैयार हो रही हैं।',
  included: 'इसमें शामिल',
  loading: 'एक्सपीरियंस लोड हो रहे हैं…',
  failedTitle: 'एक्सपीरियंस लोड नहीं हुए',
  failedText: 'आपके नेटवर्क या हमारे सर्वर में दिक्कत आई। फिर कोशिश करें।',
  emptyTitle: 'अगली शामें तैयार हो रही हैं',
  emptyText: 'आप दोनों क्या करना चाहेंगे, बताएँ। जगह हम ढूँढते हैं।',
  ideasTitle: 'कुछ करने का मन है?',
  ideasText: 'सबसे अच्छे एक्सपीरियंस किसी कपल के आइडिया से ही शुरू हुए।',
  shareIdeas: 'अपना आइडिया बताएँ',
};
