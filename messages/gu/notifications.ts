import { brand } from '#domain/kernel/brand.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type * as english from '../en/notifications.ts';
import { isolated } from '../isolated.ts';
import { agent } from './agent.ts';

/** Each with the forms of 'your' and 'moved' that agree with it. */
const deletedRecords = {
  date: ['તમારી', 'ડેટ્સ', 'મૂકી', 'પાછી'],
  memory: ['તમારી', 'યાદો', 'મૂકી', 'પાછી'],
  expense: ['તમારા', 'ખર્ચ', 'મૂક્યા', 'પાછા'],
  goal: ['તમારા', 'બચતના ગોલ', 'મૂક્યા', 'પાછા'],
  list: ['તમારાં', 'લિસ્ટ', 'મૂક્યાં', 'પાછાં'],
  note: ['તમારી', 'નોંધ', 'મૂકી', 'પાછી'],
  important_date: ['તમારી', 'ખાસ તારીખો', 'મૂકી', 'પાછી'],
  private_expense: ['તમારા', 'ખર્ચ', 'મૂક્યા', 'પાછા'],
  mixed: ['તમારી', 'વસ્તુઓ', 'મૂકી', 'પાછી'],
} as const;

/** The title with its amount, if that is known. */
function withAmount(title: string, amount: string | null): string {
  return amount === null ? isolated(title) : `${isolated(title)} ${amount}`;
}

export const notificationsText: Catalogue<typeof english.notificationsText> = {
  quietTimesSame: 'શાંત સમય માટે બે અલગ સમય જોઈએ',
  noSubscription: 'આ બ્રાઉઝરમાં નોટિફિકેશન ચાલુ નથી',
  subscribed: 'આ બ્રાઉઝરમાં નોટિફિકેશન ચાલુ છે',
  testTitle: `${brand.name} તમારા સુધી પહોંચે છે`,
  testMessage: 'આ ટેસ્ટ નોટિફિકેશન છે.',
  testSent: 'ટેસ્ટ નોટિફિકેશન મોકલ્યું છે',
  partnerJoined: (firstName) => `${isolated(firstName)} હવે તમારી સાથે છે`,
  partnerJoinedMessage: 'હવેથી તમારી ડેટ્સ, યાદો, ખર્ચ અને ગોલ બંનેના.',
  partnerLeft: (firstName) => `${isolated(firstName)} હવે તમારા કપલમાં નથી`,
  partnerLeftMessage: 'તમે બંનેએ સાચવેલું બધું તમારી પાસે રહેશે.',
  partnerTookOwn: (firstName) => `તમારું સાચવેલું તમારી પાસે રહેશે; ${isolated(firstName)}નું સાચવેલું ${isolated(firstName)} પાસે.`,
  nudgeTitle: (firstName) => `${isolated(firstName)}ને તમારી યાદ આવી`,
  datePlanned: (firstName) => `${agent(firstName)} ડેટ માટે પૂછ્યું છે`,
  dateChanged: (firstName) => `${agent(firstName)} ડેટમાં ફેરફાર કર્યો`,
  dateCancelled: (firstName) => `${agent(firstName)} ડેટ કૅન્સલ કરી`,
  dateRestored: (firstName) => `${agent(firstName)} ડેટ પાછી ચાલુ કરી`,
  dateSuggested: (firstName) => `${agent(firstName)} બીજો ટાઇમ સૂચવ્યો`,
  suggestionAccepted: (firstName) => `${isolated(firstName)}ને તમારો ટાઇમ ફાવશે`,
  suggestionDeclined: (firstName) => `${isolated(firstName)}ને પહેલાંનો ટાઇમ જ ફાવશે`,
  budgetReached: (budget, percent) =>
    percent >= 100 ? `મહિનાનું બજેટ વપરાઈ ગયું: ${budget}` : `મહિનાના બજેટના ${percent}% વપરાયા: ${budget}`,
  budgetMessage: (spent, budget) => `${budget}માંથી ${spent}`,
  expensesImported: (firstName: string, expenses: number, figure: string) =>
    expenses === 1 ? `${agent(firstName)} ફાઇલમાંથી એક ખર્ચ ઉમેર્યો` : `${agent(firstName)} ફાઇલમાંથી ${figure} ખર્ચ ઉમેર્યા`,
  expensesImportedMessage: (settlements: number, figure: string) =>
    settlements === 0
      ? 'તમને બંનેને એ દેખાય છે. 24 કલાક સુધી બંનેમાંથી કોઈ પણ ઇમ્પોર્ટ પાછું ખેંચી શકે.'
      : settlements === 1
        ? 'સાથે એક ચૂકવણી છે. તમને બંનેને એ દેખાય છે. 24 કલાક સુધી બંનેમાંથી કોઈ પણ ઇમ્પોર્ટ પાછું ખેંચી શકે.'
        : `સાથે ${figure} ચૂકવણી છે. તમને બંનેને એ દેખાય છે. 24 કલાક સુધી બંનેમાંથી કોઈ પણ ઇમ્પોર્ટ પાછું ખેંચી શકે.`,
  surpriseRevealed: (firstName, title) => `${isolated(firstName)} તરફથી સરપ્રાઇઝ: ${isolated(title)}`,
  surpriseRevealedQuietly: (firstName) => `${isolated(firstName)} તરફથી સરપ્રાઇઝ`,
  surpriseRevealedMessage: 'આજથી એ તમને બંનેને દેખાય છે.',
  recurringDueTitle: 'ચૂકવવાનો દિવસ નજીક છે',
  recurringDue: (title, amount, day, payer) => `${day}: ${withAmount(title, amount)}. ${agent(payer)} આપવાના છે.`,
  recurringDueByBoth: (title, amount, day) => `${day}: ${withAmount(title, amount)}. બંનેના પૈસામાંથી.`,
  splittingOn: (firstName) => `${agent(firstName)} તમારા બંનેનો હિસાબ રાખવાનું ચાલુ કર્યું`,
  splittingOnMessage: (day) => `${day}થી ખર્ચ ગણાય છે.`,
  splittingOff: (firstName) => `${agent(firstName)} તમારા બંનેનો હિસાબ રાખવાનું બંધ કર્યું`,
  splittingOffMessage: 'કશું ગયું નથી: ફરી ચાલુ કરો એટલે જ્યાં હતો ત્યાંથી આગળ ચાલે.',
  upiCodeAsked: (firstName, amount) => `${isolated(firstName)} તમને ${amount} આપવા માંગે છે`,
  upiCodeAskedMessage: 'તમારો UPI કોડ બતાવવા ટૅપ કરો.',
  upiCodeAskedQuietly: (firstName) => `${isolated(firstName)} તમને પૈસા આપવા માંગે છે`,
  settlementRecorded: (firstName) => `${agent(firstName)} ચૂકવણી લખી`,
  settlementDeleted: (firstName) => `${agent(firstName)} ચૂકવણી ડિલીટ કરી`,
  settlementsImported: (firstName, figure, count) =>
    count === 1 ? `${agent(firstName)} ફાઇલમાંથી એક ચૂકવણી લખી` : `${agent(firstName)} ફાઇલમાંથી ${figure} ચૂકવણી લખી`,
  settlementMessage: (amount, method) => `${amount} · ${method}`,
  recordsDeleted: (firstName, figure, kind, until) => {
    const [your, records, moved, back] = deletedRecords[kind];
    return `${agent(firstName)} ${your} ${figure} ${records} “હમણાં ડિલીટ કરેલું”માં ${moved}. ${until} સુધી ${back} લાવી શકશો.`;
  },
  howMuchWasIt: 'કેટલા થયા?',
  surpriseFull: 'તમારી સરપ્રાઇઝ બતાવી શકાઈ નહીં',
  surpriseFullMessage: (title) =>
    `${isolated(title)}. ખર્ચની લિમિટ પૂરી થઈ. થોડા ખર્ચ કાયમ માટે ડિલીટ કરો, પછી એ તમને બંનેને દેખાશે.`,
  recurringFull: 'નિયમિત ખર્ચ ન ઉમેરાયો',
  recurringFullMessage: (title, day) =>
    `${isolated(title)} · ${day}. ખર્ચની લિમિટ પૂરી થઈ. થોડા ખર્ચ કાયમ માટે ડિલીટ કરો, પછી આ ઉમેરાઈ જશે.`,
  recurringDay: (title, day) => `${isolated(title)} · ${day}`,
  gatheredTitle: (shown: string, count: number) => (count === 1 ? `${shown} નવું નોટિફિકેશન` : `${shown} નવાં નોટિફિકેશન`),
  /** For lock screens that must not show the content. */
  hidden: (shown: string, count: number) => (count === 1 ? 'તમારા માટે કંઈક નવું છે.' : `તમારા માટે ${shown} નવી વાતો છે.`),
  unsubscribe: 'આવા ઈમેલ બંધ કરો',
  unsubscribed: 'હવેથી આવા ઈમેલ નહીં આવે. તમારા એકાઉન્ટ વિશેના ઈમેલ આવતા રહેશે.',
  openToRead: 'જોવા માટે એપ ખોલો.',
  nudgeHeart: (firstName) => `${agent(firstName)} તમને દિલ મોકલ્યું`,
  nudgeHeartMessage: 'તમારા ટહુકા માટે.',
  titleFromTo: (from, to) => `“${from}” હવે “${to}” છે`,
  timeFromTo: (what, from, to) => `${what}: પહેલાં ${from}, હવે ${to}`,
  placeFromTo: (what, from, to) => {
    if (!to) return `${what}: જગ્યા હવે નક્કી નથી`;
    return from ? `${what}: જગ્યા પહેલાં ${from}, હવે ${to}` : `${what}: જગ્યા નક્કી, ${to}`;
  },
  dateAnswered: {
    accepted: (firstName) => `${agent(firstName)} હા પાડી`,
    maybe: (firstName) => `${agent(firstName)} કહ્યું: કદાચ`,
    rejected: (firstName) => `${isolated(firstName)}ને નહીં ફાવે`,
  },
};

/** The bell of the header, its dialog, and the card that offers notifications. */
export const bellText: Catalogue<typeof english.bellText> = {
  failedTitle: 'નોટિફિકેશન લોડ ન થયાં',
  failedText: 'નેટ ચેક કરો અને ફરી ટ્રાય કરો.',
  emptyTitle: 'બધું શાંત છે',
  emptyText: 'તમારા બંનેના ટહુકા, ડેટ્સ અને રિમાઇન્ડર અહીં આવશે.',
  emptyAction: 'ડેટ પ્લાન કરો',
  showMore: 'વધુ જુઓ',
  newOnes: 'નવાં',
  today: 'આજે',
  yesterday: 'ગઈ કાલે',
  showAll: (count) => `બધાં ${count} જુઓ`,
  markAll: 'બધાં વાંચેલાં માર્ક કરો',
  allRead: 'બધાં નોટિફિકેશન વંચાઈ ગયાં',
  allReadText: 'હવે કશું વાંચવાનું બાકી નથી.',
  markFailed: 'વાંચેલાં માર્ક ન થયાં',
  markFailedText: 'ફરી ટ્રાય કરો.',
  new: 'નવું',
  check: 'આ ડિવાઇસમાં નોટિફિકેશન ચેક કરો',
  types: {
    nudge: 'ટહુકો',
    achievement: 'માઇલસ્ટોન',
    deal: 'ઑફર',
    reminder: 'રિમાઇન્ડર',
    other: 'મેસેજ',
  },

  offerTitle: (name) => `${isolated(name)}નો ટહુકો ચૂકશો નહીં`,
  offerText: 'ટહુકા, નવી ડેટ્સ અને રિમાઇન્ડર, એપ બંધ હોય તોય. કોઈ જાહેરાત નહીં.',
  enable: 'ચાલુ કરો',
  notNow: 'પછી',
  permissionDenied: 'નોટિફિકેશનની પરમિશન ન મળી',
  noWorker: 'આ બ્રાઉઝરમાં એપનો બૅકગ્રાઉન્ડ ભાગ ચાલતો નથી',
  noKeys: 'બ્રાઉઝર પાસેથી કી ન મળી',
  saveFailed: (answer) => `નોટિફિકેશન ચાલુ ન થયાં: ${answer}`,
};

export const gatheredText: Catalogue<typeof english.gatheredText> = {
  nudge: (name, count) => `${agent(name)} તમને ${count} ટહુકા મોકલ્યા`,
  nudge_heart: (name, count) => `${agent(name)} તમને ${count} દિલ મોકલ્યાં`,
  date_planned: (name, count) => `${agent(name)} ${count} ડેટ માટે પૂછ્યું છે`,
  date_changed: (name, count) => `${agent(name)} ${count} ડેટમાં ફેરફાર કર્યો`,
  date_cancelled: (name, count) => `${agent(name)} ${count} ડેટ કૅન્સલ કરી`,
  date_restored: (name, count) => `${agent(name)} ${count} ડેટ પાછી ચાલુ કરી`,
  date_accepted: (name, count) => `${agent(name)} ${count} ડેટ માટે હા પાડી`,
  date_maybe: (name, count) => `${agent(name)} ${count} ડેટ માટે કહ્યું: કદાચ`,
  date_rejected: (name, count) => `${isolated(name)}ને ${count} ડેટ નહીં ફાવે`,
  date_suggested: (name, count) => `${agent(name)} ${count} ડેટ માટે બીજો ટાઇમ સૂચવ્યો`,
  date_suggestion_accepted: (name, count) => `${isolated(name)}ને ${count} ડેટ માટે તમારો ટાઇમ ફાવશે`,
  date_suggestion_declined: (name, count) => `${isolated(name)}ને ${count} ડેટ માટે પહેલાંનો ટાઇમ જ ફાવશે`,
  memory_comment: (name, count) => `${agent(name)} યાદો પર ${count} કમેન્ટ લખી`,
  memory_reaction: (name, count) => `${agent(name)} ${count} યાદો પર રિએક્શન મોકલ્યાં`,
  date_comment: (name, count) => `${agent(name)} ડેટ્સ પર ${count} કમેન્ટ લખી`,
  date_reaction: (name, count) => `${agent(name)} ${count} ડેટ પર રિએક્શન મોકલ્યાં`,
  daily_question_comment: (name, count) => `${agent(name)} તમારા જવાબો પર ${count} કમેન્ટ લખી`,
  daily_question_reaction: (name, count) => `${agent(name)} તમારા ${count} જવાબો પર રિએક્શન મોકલ્યાં`,
  list_item_due: (_name, count) => `તમારા લિસ્ટમાં આજ માટે ${count} કામ છે`,
  list_item_given: (name, count) => `${agent(name)} તમને ${count} કામ આપ્યાં`,
  important_date: (_name, count) => `${count} ખાસ તારીખ નજીક છે`,
  recurring_waiting: (_name, count) => `આ ${count} ખર્ચના કેટલા થયા?`,
  recurring_full: (_name, count) => `${count} નિયમિત ખર્ચ ન ઉમેરાયા`,
  budget_reached: (_name, count) => `${count} બજેટ વપરાઈ ગયાં છે કે વપરાવા આવ્યાં છે`,
  settlement_recorded: (name, count) => `${agent(name)} ${count} ચૂકવણી લખી`,
  settlement_deleted: (name, count) => `${agent(name)} ${count} ચૂકવણી ડિલીટ કરી`,
  expenses_imported: (name, count) => `${agent(name)} ${count} ફાઇલમાંથી ખર્ચ ઉમેર્યા`,
  achievement: (_name, count) => `${count} નવા લવ માઇલસ્ટોન!`,
  gift_card_fulfilled: (_name, count) => `તમારાં ${count} ગિફ્ટ કાર્ડ આવી ગયાં`,
};
