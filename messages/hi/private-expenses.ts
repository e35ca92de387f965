import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/private-expenses.ts';
import { isolated } from '../isolated.ts';

export const privateExpensesText: Catalogue<typeof english.privateExpensesText> = {
  privatePayer: 'जो खर्च सिर्फ़ आपको दिखता है, उसके पैसे आप ही देते हैं।',
  surpriseOfBoth: 'सरप्राइज़ एक दिन आप दोनों को दिखना चाहिए।',
  onlyAuthorHides: 'खर्च किसे दिखे, यह वही तय करते हैं जिन्होंने उसे जोड़ा।',
  settledSince: 'उसके बाद हिसाब चुकता हो गया है, इसलिए किसे दिखे, यह अब नहीं बदलेगा।',
  /** The payer of what was paid from the couple's own money. */
  ourMoney: 'दोनों के पैसे',
};

export const privateExpenseScreensText: Catalogue<typeof english.privateExpenseScreensText> = {
  whoSees: 'किसे दिखे',
  both: 'दोनों को',
  /** For a member without a partner yet. */
  bothAlone: 'पार्टनर को भी',
  meAloneHint: 'पार्टनर के जुड़ने के बाद भी यह सिर्फ़ आपको दिखेगा।',
  me: 'सिर्फ़ आपको',
  surprise: 'सरप्राइज़',
  onlyYou: 'सिर्फ़ आपको दिखता है',
  surpriseUntil: (date) => `${date} तक सरप्राइज़`,
  surpriseDay: 'पार्टनर को कब दिखे',
  meHint: (name) => `${isolated(name)} को यह नहीं दिखेगा, और आप दोनों के जोड़ में भी नहीं गिना जाएगा।`,
  surpriseHint: (name) => `तब तक ${isolated(name)} को यह नहीं दिखेगा, और आप दोनों के जोड़ में भी नहीं गिना जाएगा।`,
  ourMoney: 'दोनों के पैसे',
  ourMoneyHint: 'हर जोड़ में गिना जाता है, पर किसे किसको देने हैं उसमें नहीं।',
  paidFromOurs: 'दोनों के पैसों से',
  mineText: 'आपके अपने खर्च और सरप्राइज़। ऊपर के किसी जोड़ में ये नहीं गिने जाते।',
  mineTotal: (month) => `${month}, सिर्फ़ आपको दिखता है`,
  mineFound: (count, total, isOne) =>
    isOne ? `1 खर्च सिर्फ़ आपको दिखता है, ${total}` : `${count} खर्च सिर्फ़ आपको दिखते हैं, ${total}`,
};
