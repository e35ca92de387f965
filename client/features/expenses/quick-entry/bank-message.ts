import { findDay } from '#client/lib/format/typed-days.ts';
import { findPayee, withoutNotice } from '../payee-model.ts';
import { type Amounts, findMoney, isStanding, toAmounts } from './amounts.ts';
import { LINE_MAX, type QuickEntry, type Refusal } from './entry.ts';
import { type FoundNumber, findNumbers } from './numbers/signed.ts';
import { lacksFinishedVerb, ONE_TIME_CODE } from './open-payments.ts';
import { foldSpelling, markAmounts } from './phrases.ts';
import { findRefusal } from './refusals.ts';

/** Matches verbs of outgoing money, in the forms that banks use. */
const DEBIT =
  /\b(?:debited|debit(?=\s*(?:of|alert|for|by|inr|rs|₹|:|in|from|txn|trxn|transaction))|deducted|spent|sent|paid|paying|withdrawn|withdrawal|w\/d|wdl|purchased?|dr(?=\.?\s*(?:from|inr|rs|₹|by|for|with|to|:))|charged|(?:txn|trxn|tran|transaction)(?= (?:of|at|on|for|amt|done|made|alert|number|no))|used (?:for|at)|(?:neft|imps|rtgs)(?= of )|transferred|transfer(?=\s*(?::|of|to|from))|payment (?:of|to|for|made|successful)|trf (?:of|to)|towards|using your|used (?:at|on)|swiped|recharge (?:of|successful)|auto-?debit(?:ed)?)\b|ડેબિટ|ઉપાડ્યા|ઉપડ્યા|કપાયા|ચૂકવ્યા|ચૂકવાયા|ખર્ચ|डेबिट|निकाले|कटे|काटे|काट लिए|भुगतान किया|खर्च/iu;
const CREDIT =
  /\b(?:credited|received|deposited|deposit of|cr\.? to your|cr(?=\.?\s*(?:with|by|for inr|for rs|inr|rs|₹))|has sent you|added to your|credit(?=:| (?:of|alert))|salary)\b|ક્રેડિટ|જમા|मिला|मिले|क्रेडिट|जमा/iu;
/** Matches parts of bank messages that do not occur in typed lines. */
const FORMAL =
  /\b(?:a\/?c|acct|account|card|upi|vpa|ref(?:no)?|rrn|utr|imps|neft|rtgs|nach|avl|avail|bal|otp|bank|txn|trxn|transaction|wallet|debited|debit|credited|dear|click|loan|offer|cashback|payment|limit|available|fastag|mandate|autopay|standing instructions?|statement|amt|apply online|netbanking|pos|atm|wdl|onecard|phonepe|paytm|google pay|gpay|g pay|bhim|amazon pay|cred|mobikwik|freecharge|lazypay|slice|[x*]{2,}\d{3,5})\b|ખાતા|ખાતું|બૅન્ક|બેંક|બેન્ક|ડેબિટ|બેલેન્સ|खाते|खाता|बैंक|डेबिट|शेष/iu;
/** Beginning of messages without a word of banks. */
const OPENING =
  /^(?:you(?:['’]ve| have)? (?:paid|sent|spent)|money sent|(?:[\p{L} ]{2,20}: )?(?:rs\.?|inr|₹) ?[\d,.]+ (?:was |has been )?(?:auto-?debited|(?:spent|charged) (?:at|on|by)))\b/iu;
/** Length in characters from which a line without a currency is checked for a bank message. Typed lines are shorter. */
const LONG_LINE = 60;

/** Returns true for the message of a bank, a card or a UPI app, as opposed to a typed line. */
export function isBankMessage(text: string): boolean {
  if (text.length > LINE_MAX) return false;
  if (ONE_TIME_CODE.test(markAmounts(foldSpelling(text)))) return true;
  if (text.length < LONG_LINE && findMoney(text).length === 0) return false;
  const formalWords = new Set([...text.matchAll(new RegExp(FORMAL, 'giu'))].map(([word]) => word.toLowerCase()));
  const isOfMoney = DEBIT.test(text) || CREDIT.test(text);
  return formalWords.size >= 2 || (isOfMoney && formalWords.size === 1) || OPENING.test(text);
}

/** Expense of a message with all amounts that it can mean. */
export interface MessageReading extends Omit<QuickEntry, 'amount'> {
  amounts: Amounts;
}

/** Parses the expense in a message. Rejects an ambiguous message instead of misreading it. */
export function parseBankMessage(text: string, today: string): MessageReading | { refusal: Refusal } {
  const head = withoutNotice(text);
  const debit = DEBIT.exec(head);
  const credit = CREDIT.exec(head);
  const title = findPayee(head);
  const refusal = findRefusal(head, true, title);
  if (refusal && !(refusal === 'credit' && CREDITED_PAYEE.test(head))) return { refusal };
  if (!debit) return { refusal: credit ? 'credit' : 'unreadable' };
  // 'Acct XX123 debited for Rs 450; CHAI POINT credited' is outgoing, 'credited to your account, debited from his'
  // incoming.
  if (credit && credit.index < debit.index) return { refusal: 'credit' };
  if (lacksFinishedVerb(head)) return { refusal: 'notPaid' };
  const amounts = findSpent(head);
  if (amounts.readings.length === 0) return { refusal: 'unreadable' };
  return { amounts, title, spentOn: findDay(head, today)?.day ?? null };
}

/** The member's account is debited first: 'debited with Rs 240; OLA MONEY credited'. */
const CREDITED_PAYEE =
  /\b(?:debited|dr\.?)\b.*(?:[;.]|\band\b|\bto\b).*\bcredited\b(?! (?:back|(?:in)?to (?:your|ur|my)))/iu;

const VERB = String.raw`(?:debited|deducted|spent|sent|paid|paying|withdrawn|w\/d|charged|transferred|dr\.?|ડેબિટ|ઉપાડ્યા|કપાયા|डेबिट|निकाले|काटे)`;
const BEFORE_SPENT = new RegExp(
  String.raw`(?:${VERB}|purchase|(?:debit|transaction|txn|trxn|payment|transfer|withdrawal|used|wdl)(?: \p{L}+)?)(?: (?:successfully))?(?: (?:by|for|with|of|rs|inr|amt|amount|a sum of|worth))*[ :]*$`,
  'iu',
);
const AFTER_SPENT = new RegExp(
  String.raw`^[ ,]*(?:(?:has been|was|is|have been|had been|successfully|were|been) )*(?:${VERB})(?![\p{L}])`,
  'iu',
);
const FEE =
  /(?<![\p{L}])(?:charges?|fees?|gst|tax|cess|surcharge|cashback|reward(?:s| points)?|min(?:imum)?(?: amt| amount)? due|discount|save|saved|interest|per month|of which|including|incl\.?|earned|old|previous)(?![\p{L}])[^₹\d]{0,14}$/iu;

/**
 * Returns the amounts that can be the one spent: of all that are no balance, limit or fee those beside the verb. Without
 * a currency in the message, the number directly behind 'debited by'.
 */
function findSpent(text: string): Amounts {
  const numbers = findNumbers(text).map((each) => withoutCredit(text, each));
  const before = (each: FoundNumber) => text.slice(Math.max(0, each.start - 60), each.start);
  const money = numbers.filter((each) => each.isMoney && !isStanding(text, each) && !FEE.test(before(each)));
  const all = toAmounts(text, money);
  if (all.readings.length > 1) {
    const beside = money.filter(
      (each) =>
        BEFORE_SPENT.test(before(each)) ||
        AFTER_SPENT.test(text.slice(each.end)) ||
        money.some(
          (other) => other.start > each.end && /^(?: and | & |, | \+ )$/.test(text.slice(each.end, other.start)),
        ),
    );
    return beside.length > 0 ? toAmounts(text, beside) : all;
  }
  if (all.readings.length > 0) return all;
  return toAmounts(
    text,
    numbers
      .filter((each) => each.kind === 'plain' && /\b(?:debited|spent) (?:by|for|with|of)? ?$/iu.test(before(each)))
      .slice(0, 1),
  );
}

/** In a bank's message, 'Cr' behind an amount is a credit, not a crore. */
function withoutCredit(text: string, found: FoundNumber): FoundNumber {
  return /cr$/iu.test(text.slice(found.start, found.end)) ? { ...found, scale: 0 } : found;
}
