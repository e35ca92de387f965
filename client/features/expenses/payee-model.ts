/** Starts of the notice about fraud at the end of a message, which has amounts, numbers and words of its own. */
const NOTICES = [
  String.raw`not (?:you|u|done by)\b`,
  String.raw`if (?:it'?s |it is |this (?:was|is) )?not\b`,
  String.raw`didn'?t (?:do|make|initiate|authori[sz]e)|did not (?:do|make|initiate|authori[sz]e)`,
  String.raw`(?:trxn|txn|transaction)\.? not\b`,
  String.raw`(?:to|for|any)\s+(?:any\s+)?(?:disputes?|report|block|stop|raise|quer(?:y|ies)|unblock|know more|view|manage|complaints?|more details|details|assistance|help|support|convert|unsubscribe|opt)\b`,
  String.raw`in case (?:of|you|this)\b|unauthori[sz]ed|fraud|dispute\b`,
  String.raw`(?:pl(?:ease|s|z)?\.? )?(?:call|dial|contact)(?: us| bank| customer care| helpline| our| on| at| immediately)*(?= ?[+\d(]|\s*$)`,
  String.raw`(?:pl(?:ease|s|z)?\.? )?(?:fwd|forward|send|sms)(?: this)?(?: sms)?(?: to| block| blk| blkcc| stop| 'block')\b`,
  String.raw`(?:sms|block) (?:blk|block|upi|card|ac|a/c|cc|dc)\b|block a/c`,
  String.raw`never share\b|do(?:n'?t| not) share\b|helpline|toll[- ]?free|customer care|need help|t&c|download|click|visit (?:https?|www|\S+\.(?:com|in))`,
  String.raw`(?:more|view) details|small txns|earn |you(?:'ve| have) (?:won|earned)`,
];
const NOT_SAID = new RegExp(String.raw`(?<![\p{L}\d])(?:${NOTICES.join('|')})`, 'iu');

/** Returns a message without its notice about fraud. Its first words are never a notice. */
export function withoutNotice(text: string): string {
  const match = NOT_SAID.exec(text);
  return match && match.index > 12 ? text.slice(0, match.index) : text;
}

const NAME = String.raw`(?<name>[\p{L}\p{N}@][\p{L}\p{M}\p{N}@&'’._*/ -]*?)`;
/** Words after which a name ends. */
const ENDS = [
  'on',
  'ref',
  'refno',
  'reference',
  'upi',
  'rrn',
  'utr',
  'urn',
  'umn',
  'via',
  'using',
  'from',
  'thru',
  'through',
  'avl',
  'avlbl',
  'avail',
  'available',
  'avbl',
  'aval',
  'bal',
  'balance',
  'bl',
  'dt',
  'dated',
  'date',
  'info',
  'has',
  'have',
  'is',
  'was',
  'were',
  'credited',
  'debited',
  'a/c',
  'ac',
  'acct',
  'txn',
  'txnid',
  'trxn',
  'tran',
  'transaction',
  'with',
  'call',
  'new',
  'total',
  'small',
  'imps',
  'neft',
  'rtgs',
  'card',
  'lmt',
  'limit',
  'linked',
  'successful',
  'successfully',
  'sms',
  'your',
  'dear',
  'thanks?',
  'updated',
  'order id',
  'id',
  'by',
  'if',
  'ist',
  'autopay',
  'mandate',
  'umrn',
  'incl',
  'including',
  'as',
  'and (?:ref|upi|cr)',
  'for (?:upi|vehicle|rs|inr|₹|\\d|your|order|autopay|bill|payment|mandate|the|purchase|emi|subscription)',
  'at (?:\\d|\\+)',
  'towards',
  '\\d{1,2}[-/][\\p{L}\\d]{2,3}[-/]\\d{2,4}',
  '\\d{4}-\\d\\d-\\d\\d',
  'rs\\.?\\s?\\d',
  'inr\\s?\\d',
].join('|');
const TITLE = String.raw`(?<![\p{L}\p{M}])(?:mr|mrs|ms|miss|smt|shri|sri|sh|kum|km|st|dr|prof|er|ca|adv|late)`;
const END = String.raw`(?=\s*[;(,|?!~₹]|(?<!${TITLE})\s*[.:](?:\s|$)|(?<!\b(?:to|at|towards)\s+new)(?:[.:/]\s*|\s+)(?:${ENDS})(?![\p{L}\p{M}])|\s*-\s|\s-|-(?:upi|ref)|\s*$)`;
const DATE = String.raw`(?<![\d.,])(?:\d{1,2}[-/. ]?[A-Za-z]{3,9}[-/., ]{0,2}\d{2,4}|\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}|\d{4}[-/]\d\d[-/]\d\d)`;
const TIME = String.raw`(?:[ ,:]{0,2}(?:at )?\d{1,2}[:.]\d\d(?:[:.]\d\d)?)?(?: ?[apAP]\.?[mM]\.?)?(?: ?(?:ist|IST|hrs|HRS))?`;

/** Pattern of a payee. One that `isCapital` has no word before it and is in capitals. */
interface Pattern {
  source: string;
  isCapital?: true;
}

/** Patterns of the payee, in order of preference for a message that has several. */
const PAYEES: readonly Pattern[] = [
  {
    source: String.raw`(?:UPI|IMPS)[/-](?:P2[AM]|DR|CR|COLLECT|PAY)?[/-]?\d+[/-](?<name>[^/\n.,;-]+?)(?=\s*(?:[/;-]|not you|axis|if not|$|\.|,))`,
  },
  {
    source: String.raw`UPI[/-](?!(?:P2[AM]|DR|CR|COLLECT|PAY)[/-])(?<name>\p{L}[^/\n.,;]+?)\s*[/-]\d`,
    isCapital: true,
  },
  { source: String.raw`;\s*${NAME} credited\b` },
  { source: String.raw`\b(?:payee|merchant|biller|beneficiary|paid to|payment (?:to|at))[ :]+${NAME}${END}` },
  {
    source: String.raw`\b(?:to|trf to|towards|in favou?r of|fvg)(?:\s*:|\s)\s*(?:the (?=vpa|upi|merchant|payee|beneficiary|m\/s|a\/?c|account))?(?:vpa|upi id|merchant|payee|beneficiary|m\/s\.?|a\/?c(?: of)?|account of)?[ :.]*${NAME}${END}`,
  },
  { source: String.raw`\bat\s+(?:m\/s\.? |pos )?(?!\+|${DATE})(?!\d)${NAME}${END}` },
  {
    source: String.raw`\bat\s+(?=\d{1,3}[ -]?(?!(?:am|pm|ist|hrs|hours)(?!\p{L}))\p{L}{3})(?!${DATE})${NAME}${END}`,
  },
  { source: String.raw`(?<![\p{L}\d])@\s?(?:UPI_)?${NAME}${END}`, isCapital: true },
  { source: String.raw`\bist\s+(?!\d)${NAME}${END}` },
  { source: String.raw`\bon (?:your )?${DATE}${TIME},? (?:on|at) ${NAME}${END}` },
  { source: String.raw`\binfo\s?[:-]?\s*(?:upi[-/]\d*[-/]?|n?ach[ *-]*(?:d(?=-))?[-* ]+)?${NAME}${END}` },
  {
    source: String.raw`\bfor\s+(?!rs|inr|₹|\d|upi)(?:(?:the |your )?(?:payment|purchase|subscription|order) (?:of|to|at|on|from)\s+)?${NAME}${END}`,
  },
  {
    source: String.raw`\b(?:on|using) (?!your|card|upi|a\/c|[\p{L} ]*(?:card|bank|upi|balance|wallet))(?=\p{L})${NAME}${END}`,
  },
  { source: String.raw`${DATE}${TIME} ${NAME}${END}`, isCapital: true },
];
const PATTERNS = PAYEES.map(({ source, isCapital }) => ({ pattern: new RegExp(source, 'giu'), isCapital }));

/** Matches the member's own accounts and the words of banks, which are not payees. */
const NOBODY =
  /^(?:(?:your|you|us|me|neft|imps|rtgs|nach|ecs|ach|a\/?c|acct|account|bank|upi|vpa|credit|debit|rs|inr|avl|avail|bal|date|dt|ref|mob|netbanking|net banking|internet banking|mobile banking|payment|purchase|transaction|txn|cash|charges?|merchant|payee|linked|online|ecom|this|that|an?|any|am|pm|cr|dr$|ist|rrn|utr|imps|autopay|mandate|others?|self|(?:my|the|card|mobile)(?=$| ?(?:[\dx*+]|(?:a\/?c|acct|account|bank|card|wallet|upi|vpa|merchant|payee|payment|amount|balance|txn|transaction|no|number|ending|linked|order|purchase)(?![\p{L}]))))(?![\p{L}\p{M}])|x+\d|\*+\d|[\d /.*-]+$|\+?\d{8,})|(?:a\/?c|acct|account) ?[\dx*]|^(?:hdfc|icici|sbi|axis|kotak|pnb|bob|boi|canara|union|indusind|yes|idfc|federal|rbl|au|bandhan|dcb|idbi|uco|hsbc|central|indian|south indian|karur vysya|iob|kvb)(?: first| overseas| mahindra)?(?: small finance)?(?: bank)?(?: (?:a\/?c|acct|account|savings|credit|debit|card|ac|current)(?![\p{L}]).*)?$/iu;
const DAY_NAME =
  /^(?:\d{1,2}[-/ ]?)?(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?|(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?)(?:[-/ ]?\d+)?$/iu;

/** Matches the withdrawal of cash. */
export const CASH = /\b(?:withdrawn|w\/d|(?:atm|cash|by)[ -]?(?:cash )?(?:wdl|withdrawal)|(?:by|thru|through) atm)\b/iu;

/** Title of a withdrawal of cash, in every language. */
export const CASH_TITLE = 'ATM';

/** Returns the payee as a title: a name in words, or the part before the @ of a UPI address. Empty if none is named. */
export function findPayee(text: string): string {
  if (CASH.test(text)) return CASH_TITLE;
  for (const { pattern, isCapital } of PATTERNS)
    for (const { groups } of text.matchAll(pattern)) {
      const written = groups?.['name']?.trim() ?? '';
      const name = !isCapital || /^\p{Lu}[\p{Lu}\d .&'-]/u.test(written) ? toPayeeName(written) : '';
      if (name) return name;
    }
  return '';
}

/** Returns a name in everyday letters; empty for the words of banks, a number or a phone. */
export function toPayeeName(name: string): string {
  const words = name
    .replace(/@[\w.-]*$/u, '')
    .replace(/(?<=\p{L})\.(?:com|in|co\.in|net)$/iu, '')
    .replace(/(?:[/*-]\d{4,}| \d{5,}| [\dx*]{6,})$/iu, '')
    .replace(/^(?:upi[-_/ ]+|m\/s\.? ?|pos[ /-]+|ecom[ /-]+|vpa |bil[*/])/iu, (prefix) =>
      /^bil/iu.test(prefix) ? prefix : '',
    )
    .replaceAll(/[._*]+/gu, ' ')
    .replace(/[ /-]+$/u, '')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
  if (!/\p{L}/u.test(words) || NOBODY.test(words) || DAY_NAME.test(words)) return '';
  // Banks write names in capitals, and UPI addresses in lower case. A name in mixed case is kept as it is.
  return /\p{Ll}/u.test(words) && /\p{Lu}/u.test(words) ? words : words.toLowerCase().replaceAll(WORD, toEverydayWord);
}

const WORD = /(?<![\p{L}\p{M}'’])\p{L}[\p{L}\p{M}]*/gu;
/** Names that everybody writes in capitals. */
const ACRONYM = /^(?:amts|bpcl|brts|bsnl|cng|dth|emi|gsrtc|hpcl|iocl|irctc|kfc|lic|lpg|mrf|pvr)$/u;

function toEverydayWord(word: string): string {
  return ACRONYM.test(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);
}
