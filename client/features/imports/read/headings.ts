/** Roles of a column. `out` and `in` are amounts of one direction each; `direction` holds words for the direction. */
export const ROLES = [
  'date',
  'title',
  'amount',
  'out',
  'in',
  'direction',
  'status',
  'category',
  'payer',
  'currency',
  'balance',
] as const;
export type Role = (typeof ROLES)[number];

/** Role named by a heading; of several columns with the role, the lowest rank is the likeliest. */
export interface NamedRole {
  role: Role;
  rank: number;
}

const OUT = String.raw`withdra?wa?e?ls?|withdrl|wdl|w d|withdrawn|debits?|debited|dr|paid out|money out|outflows?|outgoings?|out|spent|spend|spends|spendings?|expenses?|payments?|charges|ઉપાડ|ઉધાર|નામે|ડેબિટ|ખર્ચ|ગયા|उधार|आहरण|नामे|निकासी|डेबिट|खर्च|खर्चा|व्यय`;
const IN = String.raw`deposits?|dep|deposited|credits?|credited|cr|paid in|money in|inflows?|incomings?|in|received|receipts|income|જમા|ક્રેડિટ|આવક|આવ્યા|जमा|क्रेडिट|आय|आमदनी|आवक`;
const AMOUNT = String.raw`amounts?|amt|રકમ|रकम|राशि`;
const DATE = String.raw`dates?|dt|dat|datetime|timestamp|તારીખ|તારિખ|तारीख|तारिख|दिनांक|दिनाँक|तिथि|तिथी|તિથિ`;
const TITLE = String.raw`descriptions?|descr?|narrations?|narratives?|narr|particulars?|remarks?|details?|નરેશન|નૅરેશન|રિમાર્ક્સ?|રીમાર્ક્સ?|डिटेल्स?|नरेशन|नैरेशन|कथन|टिप्पणी|अभ्युक्ति|रिमार्क्स?|વિગત|વિગતો|વર્ણન|વિવરણ|विवरण|ब्योरा|ब्यौरा|विगत`;
/** Words of headings beside the title: 'Cheque Details', 'Account Details'. */
const BESIDE = String.raw`cheques?|checks?|chq|instruments?|ref|references?|utr|accounts?|a c|branch|bank|card|contact|tax|gst`;
/** Matches a whole word of a heading; `\b` does not support Gujarati or Devanagari. */
const word = (words: string) => String.raw`(?<![\p{L}\p{M}\p{N}])(?:${words})(?![\p{L}\p{M}\p{N}])`;
const whole = (words: string) => new RegExp(`^(?:${words})$`, 'u');
const part = (words: string) => new RegExp(word(words), 'u');

/** Patterns by role; the first match decides, and the order gives the ranks within a role. */
const PATTERNS: readonly (readonly [Role, RegExp])[] = [
  ['balance', part(String.raw`balance|bal|બેલેન્સ|બૅલેન્સ|બાકી|સિલક|बैलेंस|शेष|बाकी|बकाया`)],
  ['direction', new RegExp(`${word(OUT)}.*${word(IN)}|${word(IN)}.*${word(OUT)}`, 'u')],
  ['direction', part(String.raw`sign|indicator|direction|cash ?flow|drcr|crdr|c d|d c`)],
  ['direction', /^(?:is|was) \p{L}+/u],
  ['currency', whole(String.raw`(?:account |transaction |txn )?(?:currency|ccy|curr?)(?: code)?|ચલણ|मुद्रा`)],
  ['status', part(String.raw`status|outcome|સ્ટેટસ|સ્થિતિ|स्टेटस|स्थिति`)],
  ['status', whole(String.raw`(?:transaction |txn |payment )?(?:state|result)`)],
  ['date', whole(String.raw`(?:${DATE}|day|દિવસ|दिन)(?: (?:and )?time| of .*|(?: અને| તથા)? સમય|(?: और)? समय)?`)],
  [
    'date',
    new RegExp(
      String.raw`^(?:transaction|txn|trans?|tran|expense|spent|payment|paid|purchase|order|entry|વ્યવહાર.*|लेन-?देन.*) ?(?:on |of )?${word(`${DATE}|on|day`)}`,
      'u',
    ),
  ],
  ['date', new RegExp(`^(?:post(?:ing|ed)?|book(?:ing|ed)?|process(?:ing|ed)?|created) ${word(`${DATE}|on|at`)}`, 'u')],
  [
    'date',
    new RegExp(`^(?!.*${word('due|statement|birth|updated|modified|expiry|value|from|until')}).*${word(DATE)}`, 'u'),
  ],
  ['date', new RegExp(`^value ${word(DATE)}`, 'u')],
  ['date', whole('when|on|spent on|time|created|ક્યારે|कब')],
  [
    'amount',
    whole(
      String.raw`(?:${AMOUNT}|(?:transaction |txn |order |bill |net )?value|cost|sum|total|price|rupees|inr|rs|કિંમત|રૂપિયા|कीमत|मूल्य|रुपये|रुपए|कुल|કુલ)`,
    ),
  ],
  ['out', whole(String.raw`(?:${OUT})(?: ?(?:${AMOUNT}))?|(?:${AMOUNT}|total) ?(?:${OUT})`)],
  ['in', whole(String.raw`(?:${IN})(?: ?(?:${AMOUNT}))?|(?:${AMOUNT}|total) ?(?:${IN})`)],
  [
    'payer',
    whole(
      String.raw`paid ?by(?: name)?|payed by|payers?(?: name)?|who paid|spender|buyer|who|owner|person|spent by|member|by|કોણે(?: \S+)?|ચૂકવનાર|किसने(?: \S+)?|भुगतानकर्ता`,
    ),
  ],
  [
    'category',
    whole(
      String.raw`(?:(?:sub|main|expense|spend) ?)?categor(?:y|ies)(?: name)?|કૅટેગરી|કેટેગરી|કેટગરી|વર્ગ|શ્રેણી|कैटेगरी|कैटेगिरी|केटेगरी|श्रेणी|वर्ग`,
    ),
  ],
  ['category', whole('tags?|group|head|bucket|envelope')],
  ['title', whole(String.raw`title|expense name|item(?: name)?|what|ટાઇટલ|ટાઈટલ|શીર્ષક|શું|टाइटल|शीर्षक|क्या`)],
  ['title', whole(String.raw`(?:transaction |txn |tran |expense )?(?:${TITLE})`)],
  // Details of a cheque, a reference or an account do not say what was bought.
  ['title', new RegExp(`^(?!.*${word(BESIDE)}).*${word('transaction|txn|tran|payment')} .*${word(TITLE)}`, 'u')],
  [
    'title',
    whole(
      String.raw`merchant(?: name)?|payee(?: name)?|beneficiary(?: name)?|counterparty(?: name)?|paid to|sent to|to|vendor|store|shop|place|recipient|receiver|name|transaction|નામ|नाम|કોને|किसे`,
    ),
  ],
  ['title', new RegExp(`^(?!.*${word(BESIDE)}).*${word(`${TITLE}|merchant|payee|beneficiary|counterparty`)}`, 'u')],
  ['title', part('narrations?|narratives?|particulars?|(?:account|a c) (?:descriptions?|narrations?)')],
  ['title', whole('notes?|memo|comments?|message|purpose|label|reference|નોંધ|નોટ|नोट')],
  [
    'direction',
    whole(
      String.raw`(?:transaction |txn |tran |trans |entry |record |payment )?(?:type|kind|nature|flow)|પ્રકાર|प्रकार|टाइप|ટાઇપ`,
    ),
  ],
  ['in', part(String.raw`deposits?|dep|deposited|credits?|credited|received|income|જમા|जमा|ક્રેડિટ|क्रेडिट`)],
  ['out', part(String.raw`withdra?wa?e?ls?|withdrl|wdl|w d|withdrawn|debits?|debited|spent|expense|ઉપાડ|ઉધાર|खर्च|ખર્ચ`)],
  ['amount', new RegExp(`^(?!.*${word('original|foreign|limit|due|tax|fee|gst|rewards?')}).*${word(AMOUNT)}`, 'u')],
  ['category', part('categor(?:y|ies)')],
];

/** Returns the role that a heading names, or `null`. */
export function roleOf(heading: string): NamedRole | null {
  const name = nameOf(heading);
  if (name === '') return null;
  const rank = PATTERNS.findIndex(([, pattern]) => pattern.test(name));
  const found = PATTERNS[rank];
  return found ? { role: found[0], rank } : null;
}

const SIDES = /^(?:dr|cr|debit|credit|in|out|withdrawal|deposit)$/;

/** Number of characters of a heading that are read: the time of some patterns grows with the square of the length. */
const HEADING_MAX = 200;

/**
 * Normalizes a heading: 'Withdrawal Amt.(INR)', 'WITHDRAWAL_AMT' and 'withdrawalAmt' become one name. A side in
 * brackets stays part of it.
 */
export function nameOf(heading: string): string {
  return heading
    .slice(0, HEADING_MAX)
    .normalize('NFC')
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .replaceAll(/[([{](.*?)[)\]}]/g, (_all, inner: string) =>
      SIDES.test(inner.replace('.', '').trim()) ? ` ${inner} ` : ' ',
    )
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .replace(/(?<=\S) (?:in )?(?:inr|rs|rupees)$/, '')
    .trim();
}

/** Number of columns searched for roles. */
const COLUMNS_MAX = 100;

/** Counts the different roles that a record names as headings. */
export function countRoles(cells: readonly string[]): number {
  return new Set(cells.slice(0, COLUMNS_MAX).flatMap((cell) => (cell.length > 60 ? [] : (roleOf(cell)?.role ?? []))))
    .size;
}
