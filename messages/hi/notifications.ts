import { brand } from '#domain/kernel/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/notifications.ts';
import { isolated } from '../isolated.ts';

/** Each with the forms of 'your' and 'moved' that agree with it. */
const deletedRecords = {
  date: ['आपकी', 'डेट', 'डालीं'],
  memory: ['आपकी', 'यादें', 'डालीं'],
  expense: ['आपके', 'खर्च', 'डाले'],
  goal: ['आपके', 'सेविंग गोल', 'डाले'],
  list: ['आपकी', 'लिस्ट', 'डालीं'],
  note: ['आपके', 'नोट', 'डाले'],
  important_date: ['आपके', 'खास दिन', 'डाले'],
  private_expense: ['आपके', 'खर्च', 'डाले'],
  mixed: ['आपकी', 'चीज़ें', 'डालीं'],
} as const;

/** The title with its amount, if that is known. */
function withAmount(title: string, amount: string | null): string {
  return amount === null ? isolated(title) : `${isolated(title)} ${amount}`;
}

export const notificationsText: Catalogue<typeof english.notificationsText> = {
  quietTimesSame: 'शांत समय के लिए दो अलग-अलग समय चाहिए',
  noSubscription: 'इस ब्राउज़र में नोटिफ़िकेशन चालू नहीं हैं',
  subscribed: 'इस ब्राउज़र में नोटिफ़िकेशन चालू हैं',
  testTitle: `${brand.name} आप तक पहुँच गया`,
  testMessage: 'यह एक टेस्ट नोटिफ़िकेशन है।',
  testSent: 'टेस्ट नोटिफ़िकेशन भेज दिया',
  partnerJoined: (firstName) => `${isolated(firstName)} अब आपके साथ हैं`,
  partnerJoinedMessage: 'अब आपकी डेट, यादें, खर्च और गोल दोनों के हैं।',
  partnerLeft: (firstName) => `${isolated(firstName)} आपके कपल से निकल गए`,
  partnerLeftMessage: 'आप दोनों का सेव किया हुआ सब कुछ आपके पास रहेगा।',
  partnerTookOwn: (firstName) => `आपकी चीज़ें आपके पास रहेंगी; ${isolated(firstName)} की चीज़ें ${isolated(firstName)} के पास।`,
  nudgeTitle: (firstName) => `${isolated(firstName)} को आपकी याद आई`,
  datePlanned: (firstName) => `${isolated(firstName)} ने आपको डेट पर बुलाया`,
  dateChanged: (firstName) => `${isolated(firstName)} ने एक डेट बदली`,
  dateCancelled: (firstName) => `${isolated(firstName)} ने एक डेट कैंसल की`,
  dateRestored: (firstName) => `${isolated(firstName)} ने एक डेट फिर से रख दी`,
  dateSuggested: (firstName) => `${isolated(firstName)} ने दूसरा टाइम सुझाया`,
  suggestionAccepted: (firstName) => `${isolated(firstName)} ने आपका टाइम मान लिया`,
  suggestionDeclined: (firstName) => `${isolated(firstName)} को पहले वाला टाइम ही ठीक लगा`,
  budgetReached: (budget, percent) =>
    percent >= 100 ? `महीने का बजट खत्म: ${budget}` : `महीने के बजट का ${percent}% खर्च: ${budget}`,
  budgetMessage: (spent, budget) => `${budget} में से ${spent}`,
  expensesImported: (firstName: string, expenses: number, figure: string) =>
    expenses === 1
      ? `${isolated(firstName)} ने फ़ाइल से एक खर्च जोड़ा`
      : `${isolated(firstName)} ने फ़ाइल से ${figure} खर्च जोड़े`,
  expensesImportedMessage: (settlements: number, figure: string) =>
    settlements === 0
      ? 'यह सब आप दोनों को दिखता है। 24 घंटे तक दोनों में से कोई भी इंपोर्ट हटा सकता है।'
      : settlements === 1
        ? 'साथ में एक लेनदेन है। यह सब आप दोनों को दिखता है। 24 घंटे तक दोनों में से कोई भी इंपोर्ट हटा सकता है।'
        : `साथ में ${figure} लेनदेन हैं। यह सब आप दोनों को दिखता है। 24 घंटे तक दोनों में से कोई भी इंपोर्ट हटा सकता है।`,
  surpriseRevealed: (firstName, title) => `${isolated(firstName)} की तरफ़ से सरप्राइज़: ${isolated(title)}`,
  surpriseRevealedQuietly: (firstName) => `${isolated(firstName)} की तरफ़ से सरप्राइज़`,
  surpriseRevealedMessage: 'आज से यह आप दोनों को दिखता है।',
  recurringDueTitle: 'देने का दिन पास है',
  recurringDue: (title, amount, day, payer) => `${day} को ${withAmount(title, amount)}। पैसे ${isolated(payer)} देंगे।`,
  recurringDueByBoth: (title, amount, day) => `${day} को ${withAmount(title, amount)}। दोनों के पैसों से।`,
  splittingOn: (firstName) => `${isolated(firstName)} ने आपका हिसाब चालू किया`,
  splittingOnMessage: (day) => `${day} से खर्च गिने जाते हैं।`,
  splittingOff: (firstName) => `${isolated(firstName)} ने आपका हिसाब बंद किया`,
  splittingOffMessage: 'कुछ खोया नहीं है: फिर चालू करने पर वहीं से आगे चलता है।',
  upiCodeAsked: (firstName, amount) => `${isolated(firstName)} आपको ${amount} देना चाहते हैं`,
  upiCodeAskedMessage: 'अपना UPI कोड दिखाने के लिए टैप करें।',
  upiCodeAskedQuietly: (firstName) => `${isolated(firstName)} आपको पैसे देना चाहते हैं`,
  settlementRecorded: (firstName) => `${isolated(firstName)} ने लेनदेन की एंट्री जोड़ी`,
  settlementDeleted: (firstName) => `${isolated(firstName)} ने लेनदेन की एंट्री डिलीट की`,
  settlementsImported: (firstName, figure, count) =>
    count === 1
      ? `${isolated(firstName)} ने फ़ाइल से लेनदेन की एक एंट्री जोड़ी`
      : `${isolated(firstName)} ने फ़ाइल से लेनदेन की ${figure} एंट्री जोड़ीं`,
  settlementMessage: (amount, method) => `${amount} · ${method}`,
  recordsDeleted: (firstName, figure, kind, until) => {
    const [your, records, moved] = deletedRecords[kind];
    return `${isolated(firstName)} ने ${your} ${figure} ${records} “हाल में डिलीट हुआ” में ${moved}। ${until} तक आप इन्हें वापस ला सकते हैं।`;
  },
  howMuchWasIt: 'कितना हुआ?',
  surpriseFull: 'आपका सरप्राइज़ नहीं दिखाया जा सका',
  surpriseFullMessage: (title) =>
    `${isolated(title)}। खर्चों की लिमिट पूरी हो गई। कुछ खर्च हमेशा के लिए डिलीट करें, फिर यह आप दोनों को दिखेगा।`,
  recurringFull: 'नियमित खर्च नहीं जुड़ा',
  recurringFullMessage: (title, day) =>
    `${isolated(title)} · ${day}। खर्चों की लिमिट पूरी हो गई। कुछ खर्च हमेशा के लिए डिलीट करें, फिर यह जुड़ जाएगा।`,
  recurringDay: (title, day) => `${isolated(title)} · ${day}`,
  gatheredTitle: (shown: string, count: number) => (count === 1 ? `${shown} नया नोटिफ़िकेशन` : `${shown} नए नोटिफ़िकेशन`),
  /** For lock screens that must not show the content. */
  hidden: (shown: string, count: number) => (count === 1 ? 'आपके लिए कुछ नया है।' : `आपके लिए ${shown} नई बातें हैं।`),
  unsubscribe: 'ऐसे ईमेल बंद करें',
  unsubscribed: 'अब ऐसे ईमेल नहीं आएँगे। आपके अकाउंट के बारे में ईमेल आते रहेंगे।',
  openToRead: 'देखने के लिए ऐप खोलें।',
  nudgeHeart: (firstName) => `${isolated(firstName)} ने आपको दिल भेजा`,
  nudgeHeartMessage: 'आपके इशारे के लिए।',
  titleFromTo: (from, to) => `“${from}” अब “${to}” है`,
  timeFromTo: (what, from, to) => `${what}: पहले ${from}, अब ${to}`,
  placeFromTo: (what, from, to) => {
    if (!to) return `${what}: जगह अब तय नहीं`;
    return from ? `${what}: जगह पहले ${from}, अब ${to}` : `${what}: जगह तय, ${to}`;
  },
  dateAnswered: {
    accepted: (firstName) => `${isolated(firstName)} ने हाँ कहा`,
    maybe: (firstName) => `${isolated(firstName)} ने कहा: शायद`,
    rejected: (firstName) => `${isolated(firstName)} ने कहा, इस बार नहीं`,
  },
};

/** The bell of the header, its dialog, and the card that offers notifications. */
export const bellText: Catalogue<typeof english.bellText> = {
  failedTitle: 'नोटिफ़िकेशन लोड नहीं हुए',
  failedText: 'नेटवर्क देखकर फिर कोशिश करें।',
  emptyTitle: 'सब शांत है',
  emptyText: 'आप दोनों के इशारे, डेट और रिमाइंडर यहाँ आते हैं।',
  emptyAction: 'डेट प्लान करें',
  showMore: 'और दिखाएँ',
  newOnes: 'नए',
  today: 'आज',
  yesterday: 'बीता कल',
  showAll: (count) => `सभी ${count} दिखाएँ`,
  markAll: 'सबको पढ़ा हुआ मार्क करें',
  allRead: 'सारे नोटिफ़िकेशन पढ़ लिए',
  allReadText: 'अब कोई नया बाकी नहीं।',
  markFailed: 'पढ़ा हुआ मार्क नहीं हुआ',
  markFailedText: 'फिर कोशिश करें।',
  new: 'नया',
  check: 'इस डिवाइस पर नोटिफ़िकेशन जाँचें',
  types: {
    nudge: 'इशारा',
    achievement: 'माइलस्टोन',
    deal: 'ऑफ़र',
    reminder: 'रिमाइंडर',
    other: 'मैसेज',
  },

  offerTitle: (name) => `${isolated(name)} को आपकी याद आए, तो पता चले`,
  offerText: 'इशारे, नई डेट और रिमाइंडर, ऐप बंद हो तब भी। कोई ऐड नहीं।',
  enable: 'चालू करें',
  notNow: 'अभी नहीं',
  permissionDenied: 'नोटिफ़िकेशन की परमिशन नहीं मिली',
  noWorker: 'इस ब्राउज़र में ऐप का बैकग्राउंड वाला हिस्सा नहीं चल रहा',
  noKeys: 'ब्राउज़र से सीक्रेट कोड नहीं मिला',
  saveFailed: (answer) => `नोटिफ़िकेशन चालू नहीं हुए: ${answer}`,
};

export const gatheredText: Catalogue<typeof english.gatheredText> = {
  nudge: (name, count) => `${isolated(name)} ने आपको ${count} इशारे भेजे`,
  nudge_heart: (name, count) => `${isolated(name)} ने आपको ${count} दिल भेजे`,
  date_planned: (name, count) => `${isolated(name)} ने आपको ${count} डेट पर बुलाया`,
  date_changed: (name, count) => `${isolated(name)} ने ${count} डेट बदलीं`,
  date_cancelled: (name, count) => `${isolated(name)} ने ${count} डेट कैंसल कीं`,
  date_restored: (name, count) => `${isolated(name)} ने ${count} डेट फिर से रख दीं`,
  date_accepted: (name, count) => `${isolated(name)} ने ${count} डेट के लिए हाँ कहा`,
  date_maybe: (name, count) => `${isolated(name)} ने ${count} डेट के लिए कहा: शायद`,
  date_rejected: (name, count) => `${isolated(name)} ने ${count} डेट के लिए कहा, इस बार नहीं`,
  date_suggested: (name, count) => `${isolated(name)} ने ${count} डेट के लिए दूसरा टाइम सुझाया`,
  date_suggestion_accepted: (name, count) => `${isolated(name)} ने ${count} डेट के लिए आपका टाइम मान लिया`,
  date_suggestion_declined: (name, count) => `${isolated(name)} को ${count} डेट का पहले वाला टाइम ही ठीक लगा`,
  memory_comment: (name, count) => `${isolated(name)} ने यादों पर ${count} कमेंट लिखे`,
  memory_reaction: (name, count) => `${isolated(name)} ने ${count} यादों पर रिएक्शन भेजे`,
  date_comment: (name, count) => `${isolated(name)} ने आपकी डेट पर ${count} कमेंट लिखे`,
  date_reaction: (name, count) => `${isolated(name)} ने ${count} डेट पर रिएक्शन भेजे`,
  daily_question_comment: (name, count) => `${isolated(name)} ने आपके जवाबों पर ${count} कमेंट लिखे`,
  daily_question_reaction: (name, count) => `${isolated(name)} ने आपके ${count} जवाबों पर रिएक्शन भेजे`,
  list_item_due: (_name, count) => `आपकी लिस्ट में आज के लिए ${count} आइटम हैं`,
  list_item_given: (name, count) => `${isolated(name)} ने आपको ${count} काम दिए`,
  important_date: (_name, count) => `${count} खास दिन पास आ रहे हैं`,
  recurring_waiting: (_name, count) => `इन ${count} खर्चों का कितना हुआ?`,
  recurring_full: (_name, count) => `लिमिट पूरी होने से ${count} नियमित खर्च नहीं जुड़े`,
  budget_reached: (_name, count) => `${count} बजट खत्म हैं या खत्म होने वाले हैं`,
  settlement_recorded: (name, count) => `${isolated(name)} ने लेनदेन की ${count} एंट्री जोड़ीं`,
  settlement_deleted: (name, count) => `${isolated(name)} ने लेनदेन की ${count} एंट्री डिलीट कीं`,
  expenses_imported: (name, count) => `${isolated(name)} ने ${count} फ़ाइलों से खर्च जोड़े`,
  achievement: (_name, count) => `${count} नए लव माइलस्टोन!`,
  gift_card_fulfilled: (_name, count) => `आपके ${count} गिफ़्ट कार्ड आ गए`,
};
