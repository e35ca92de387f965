/** Meaning of a word in a column of directions. */
export type Direction = 'out' | 'in' | 'transfer' | 'refund';

/** Matches whole words of a script that `\b` does not support. */
const word = (words: string) => new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${words})(?![\p{L}\p{M}\p{N}])`, 'iu');

const DIRECTIONS: readonly (readonly [Direction, RegExp])[] = [
  [
    'transfer',
    word(
      String.raw`transfers?(?:[- ](?:in|out))?|transferred|self|internal|settlement|settle ?up|reimbursement|ટ્રાન્સફર|ट्रांसफर|ट्रान्सफर`,
    ),
  ],
  [
    'refund',
    word(String.raw`refund(?:ed|s)?|revers(?:ed|al|als)|cash ?back|charge ?back|returned|return|રિફંડ|रिफंड|रिफ़ंड`),
  ],
  [
    'out',
    word(
      String.raw`dr|db|d|debits?|debited|w|withdra?wa?e?ls?|withdrawls?|withdrawn|withdraw|withdrl|wdl|wd|w/d|paid|pay|payments?|sent|send|expenses?|exp|spend|spent|spending|purchases?|purchased|bought|buy|sale|charges?|fees?|out|outgoing|outflow|outward|minus|neg(?:ative)?|ડેબિટ|ઉધાર|નામે|ખર્ચ|ચૂકવ્યા|ચૂકવણી|મોકલ્યા|ઉપાડ|गए|डेबिट|उधार|नामे|खर्च|खर्चा|व्यय|भुगतान|भेजे|भेजा|दिए|निकासी`,
    ),
  ],
  [
    'in',
    word(
      String.raw`cr|c|credits?|credited|deposits?|deposited|dep|received|receive|receipts?|income|inc|incoming|inflow|inward|in|added|top ?up|salary|interest|plus|positive|earned|ક્રેડિટ|જમા|આવક|મળ્યા|આવ્યા|क्रेडिट|जमा|आय|आमदनी|आवक|मिले|प्राप्त`,
    ),
  ],
];
const TRUE = /^(?:y|yes|true|1|x|✓|હા|हाँ|हां)$/iu;
const FALSE = /^(?:n|no|false|0|ના|नहीं|ना)$/iu;

/**
 * Returns the direction that a cell names; `null` for other words, and for both directions at once. The heading decides
 * yes and no: 'Is income' means in, 'Is reimbursement' a transfer.
 */
export function directionOf(cell: string, heading: string): Direction | null {
  const text = cell.trim();
  if (/^[+＋]$/.test(text)) return 'in';
  if (/^[-−–—]$/.test(text)) return 'out';
  if (TRUE.test(text) || FALSE.test(text)) {
    const [said] = meaningsOf(heading.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ').replaceAll('_', ' '));
    if (!said) return null;
    return TRUE.test(text) ? said : said === 'out' ? 'in' : 'out';
  }
  // 'Debit card' and 'credit card' name the means, not the direction.
  const [direction, ...others] = meaningsOf(text.replaceAll(/(?:debit|credit) cards?/giu, ' ').replaceAll('_', ' '));
  if (direction === 'transfer' || direction === 'refund') return direction;
  return others.length === 0 ? (direction ?? null) : null;
}

const PLAIN_DIRECTION =
  /^(?:dr|cr|debit(?:ed|s)?|credit(?:ed|s)?|withdra\p{L}*|w|wdl?|deposit(?:ed|s)?|dep|income|expenses?|received|sent|in|out|ઉધાર|જમા|उधार|जमा|नामे)\.?$/iu;

/** Returns true for a cell such as 'Deposit', beside which another word is the other direction. */
export function isPlainDirection(cell: string): boolean {
  return PLAIN_DIRECTION.test(cell.trim());
}

/** Returns true if 'D' stands for a deposit: withdrawals are written beside it, and no credits. */
export function hasDeposits(cells: readonly string[]): boolean {
  const isAny = (pattern: RegExp) => cells.some((cell) => pattern.test(cell.trim()));
  return isAny(/^(?:w|w\/?dl?|withdra\p{L}*)\.?$/iu) && !isAny(/^(?:c|cr|credit(?:ed|s)?)\.?$/iu);
}

/** Words beside a direction in a column of directions: 'Money out', 'UPI/DR'. */
const BESIDE_DIRECTION = word('money|cash|upi|neft|imps|rtgs|txn|transaction|amount|to|by|from|of');

/** Returns true for a cell that says nothing but a direction, at most with words such as 'money' or 'UPI'. */
export function isDirectionAlone(cell: string): boolean {
  const rest = [BESIDE_DIRECTION, ...DIRECTIONS.map(([, pattern]) => pattern)].reduce(
    (text, { source }) => text.replaceAll(new RegExp(source, 'giu'), ' '),
    cell.replaceAll('_', ' '),
  );
  return !/[\p{L}\p{N}]/u.test(rest) || isYesOrNo(cell.trim());
}

function meaningsOf(text: string): Direction[] {
  return DIRECTIONS.filter(([, pattern]) => pattern.test(text)).map(([direction]) => direction);
}

const BAD = word(
  String.raw`un-?success\p{L}*|not (?:successful|completed|processed|paid)|fail\p{L}*|declin\p{L}*|pending|process(?:ing)?|in ?progress|initiat\p{L}*|cancel+\p{L}*|reject\p{L}*|expir\p{L}*|void\p{L}*|on ?hold|hold|time[d]? ?out|abort\p{L}*|deemed|bounc\p{L}*|dishono\p{L}*|dropped|blocked|scheduled|due|requested|unpaid|નિષ્ફળ|અસફળ|પેન્ડિંગ|બાકી|રદ|ફેલ|असफल|विफल|नाकाम|पेंडिंग|लंबित|रद्द|फेल`,
);
const GIVEN_BACK = word(String.raw`refund\p{L}*|revers\p{L}*|return\p{L}*|charge ?back|રિફંડ|પરત|रिफंड|रिफ़ंड|वापस`);
const GOOD = word(
  String.raw`success\p{L}*|complete[d]?|settled|posted|done|paid|clear\p{L}*|ok|approved|processed|captured|confirmed|accepted|executed|delivered|fulfilled|verified|reconciled|billed|final|closed|સફળ|પૂર્ણ|થઈ ગયું|सफल|पूर्ण|पूरा`,
);

/** Classifies a payment status: refunded, failed or pending, made; `null` for an unknown word. */
export function statusOf(cell: string): 'refund' | 'failed' | 'made' | null {
  const text = cell.replaceAll('_', ' ');
  if (GIVEN_BACK.test(text)) return 'refund';
  if (BAD.test(text)) return 'failed';
  return GOOD.test(text) || directionOf(text, '') !== null ? 'made' : null;
}

const REFUND_TITLE =
  /^(?:(?:upi|neft|imps)[-/ ])?(?:refund(?:ed)?|reversal|reversed|cash ?back|charge ?back|રિફંડ|रिफंड|रिफ़ंड)(?![\p{L}\p{M}])|(?<![\p{L}\p{M}])(?:refund(?:ed)?|રિફંડ|रिफंड|रिफ़ंड)$/iu;

/** Returns true for a category of transfers or settlements. */
export function tellsTransfer(category: string): boolean {
  return /^(?:(?:self|internal|money|account|bank) )?transfers?(?:$|[\s:,/])|^settle(?:ment|[- ]?up)|^reimbursements?$|^(?:ટ્રાન્સફર|ट्रांसफर)$/iu.test(
    category,
  );
}

/** Returns true for a category of income. */
export function tellsIncome(category: string): boolean {
  return /^(?:incomes?|salary|wages|earnings|આવક|પગાર|आय|आमदनी|वेतन|सैलरी)$/iu.test(category);
}

const INCOME_TITLE = word(
  String.raw`salary|stipend|pension|wages|payroll|dividends?|bonus|income|payouts?|(?:payment|rent|amount|money|cash)s? (?:was )?received|received|credited|deposited|cash deposit|interest (?:earned|credit|received)|(?:payment|autopay) thank you|thank you for (?:your )?payment|પગાર|પેન્શન|બોનસ|આવક|મળ્યા|પ્રાપ્ત|वेतन|सैलरी|तनख्वाह|पेंशन|बोनस|आमदनी|मिले|मिला|प्राप्त`,
);
/** Wages that a household pays, and costs named by income: 'Salary to Ramesh', 'Income tax'. */
const PAID_WAGES = word(
  String.raw`maid|cook|driver|nanny|servant|watchman|gardener|cleaner|helper|bai|tax|certificate|paid(?! by)|given|gave|gift(?:ed)?|(?:salary|wages|stipend|bonus|pension|dividend)s? (?:to|for|of|fund|plan|scheme|premium)|કામવાળી|ડ્રાઇવર|ડ્રાઈવર|कामवाली|बाई|ड्राइवर|रसोइया`,
);

/** Returns true for the title of money that came in: 'Rent received', 'SALARY ACME'. */
export function tellsIncomeTitle(title: string): boolean {
  return tellsIncome(title) || (INCOME_TITLE.test(title) && !PAID_WAGES.test(title));
}

const OWN_TRANSFER = word(
  String.raw`self[- ]?(?:transfers?|trf|tfr|trfr|fund transfer|account|a/?c)|(?:transfer(?:red)?|trf|tfr|trfr|sent|paid)(?: funds?| money)? to self|own[- ](?:account|a/?c|bank)(?: transfers?| trf)?|(?:transfers?|trf|tfr) (?:to|from|between) (?:my )?own|(?:to|from) (?:my )?own (?:account|a/?c)|(?:internal|inter[- ]account) (?:fund )?transfers?|transfers? between (?:my )?accounts|સેલ્ફ ટ્રાન્સફર|પોતાના ખાતા(?:માં)?|सेल्फ ट्रांसफर|(?:अपने|खुद के|स्वयं के) खाते`,
);
/** Matches the payee 'self' of a bank's transfer. A cheque to self is a withdrawal of cash. */
const SELF_PAYEE = /^self$|(?:upi|imps|neft|rtgs|trf|tfr|transfer)\b.*[/-]\s*self\s*(?:[/-]|$)/iu;

/** Returns true for the title of a transfer between own accounts: 'SELF TRANSFER TO SBI'. */
export function tellsOwnTransfer(title: string): boolean {
  return OWN_TRANSFER.test(title.replaceAll(/[_*:|]|\/(?!c)/gi, ' ')) || SELF_PAYEE.test(title);
}

/** Returns true for yes or no, as opposed to a word for a direction. */
export function isYesOrNo(cell: string): boolean {
  return TRUE.test(cell) || FALSE.test(cell);
}

/** Returns true for the title of a refund. */
export function tellsRefund(title: string): boolean {
  return REFUND_TITLE.test(title);
}

const SUMMED = String.raw`(?:\s*[:=₹\d(-]|\s+(?:balance|amount|amt|debits?|credits?|withdrawals?|deposits?|spent|spend|spending|paid|received|expenses?|income|of|for|in|out|due|all|this|till|up ?to|carried|brought|page|month|rs|inr|ખર્ચ|રકમ|જમા|ઉધાર|खर्च|रकम|राशि|जमा|उधार)(?![\p{L}\p{M}])|\s*$)`;
const TOTAL = new RegExp(
  String.raw`^(?:(?:grand|sub|net|page)[- ]?)?(?:totals?|કુલ|સરવાળો|ટોટલ|कुल|योग|टोटल|जोड़)${SUMMED}|^sum(?:mary)?(?:$|\s*:)|(?:opening|closing|previous) bal(?:ance)?s?(?![\p{L}])|bal(?:ance)?\.? ?(?:b/?f|c/?f|brought|carried|forward|b/?d|c/?d|as (?:on|of))|(?:brought|carried) (?:forward|fwd)|^[bc] ?/ ?[fd]$|^(?:statement|account|transaction) summary|^(?:dr|cr|debit|credit) count|end of statement|^cumulative totals?|^(?:શરૂઆતની (?:સિલક|બાકી)|ઊઘડતી (?:સિલક|બાકી)|આખરી (?:સિલક|બાકી)|બંધ સિલક|प्रारंभिक (?:शेष|बैलेंस)|आरंभिक शेष|अंतिम (?:शेष|बैलेंस))`,
  'iu',
);

/** Quick check: every total contains one of these words. */
const TOTAL_HINT =
  /total|sum|bal|count|forward|fwd|statement|[bc] ?\/ ?[fd]|કુલ|સરવાળો|ટોટલ|સિલક|બાકી|कुल|योग|टोटल|जोड़|शेष|बैलेंस/i;

/** Returns true for a row of totals. */
export function tellsTotal(cell: string): boolean {
  return TOTAL_HINT.test(cell) && TOTAL.test(cell.trim());
}

const RUPEES = /^(?:inr|₹|₨|rs\.?|rupees?|indian rupees?|રૂ\.?|રૂપિયા|रु\.?|रू\.?|रुपये|356)$/iu;

export function isRupees(currency: string): boolean {
  return RUPEES.test(currency.trim());
}
