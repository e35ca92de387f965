import { BLANKS } from '#domain/kernel/text/amount-text.ts';
import { cutText } from '#domain/kernel/text/cut-text.ts';
import { toLatinDigits } from '#domain/kernel/text/digits.ts';
import { findAmounts, type FoundAmount, readFound, findMoney } from './amounts.ts';
import { findRefusal } from './refusals.ts';
import { endsInMonth, findDay, namesImpossibleDay } from '#client/lib/format/typed-days.ts';
import type { QuickEntry, Rejection } from './entry.ts';

/** Matches verbs of outgoing money, in the forms that banks use. */
const DEBIT =
  /\b(?:debited|debit(?=\s+(?:of|alert|inr|rs))|deducted|spent|sent|paid|withdrawn|w\/d|purchase|dr(?=\.?\s+from)|charged|txn of|transaction of|used for|transferred|payment of|trf to|towards|using your)\b/iu;
const CREDIT = /\b(?:credited|received|deposited|cr\.? to your|has sent you|added to your|credit of|salary)\b/iu;
/** Matches parts of bank messages that do not occur in typed lines. */
const FORMAL =
  /\b(?:a\/?c|acct|account|card|upi|vpa|ref(?:no)?|rrn|utr|imps|neft|avl|bal|otp|bank|txn|wallet|debited|credited|dear|click|loan|offer|cashback|payment|limit|available)\b/iu;

const CODE = /\b(?:otp|one[- ]time password|verification code|security code)\b/iu;
/** Length in characters from which a line without a currency is checked for a bank message. Typed lines are shorter. */
const LONG_LINE = 60;

/** Matches the fraud notice at the end of a message, which has amounts, numbers and words of its own. */
const NOT_SAID =
  /\b(?:not you|not u|if not (?:you|done|u)|if this (?:was|is) not|didn'?t (?:do|make)|did not|not done by|trxn\. not|for dispute|block (?:upi|card|ac)|never share your)\b.*$/iu;
/** Matches the words before a balance or limit, which is not a price. */
const STANDING = /(?:bal(?:ance)?|limit|lmt|avl|available|avbl|outstanding|o\/s)[^₹\d]{0,28}$/iu;

const NAME = String.raw`(?<name>[\p{L}\p{N}@][\p{L}\p{M}\p{N}@&'._* /-]*?)`;
/** Matches the words after which a name ends. */
const END = String.raw`(?=\s*[;(,]|\s*[.:](?:\s|$)|(?:\.\s*|\s+)(?:on|ref|refno|upi|rrn|utr|via|using|from|thru|through|avl|avbl|bal|dt|at \d|info|has|is|was|credited|a\/c|ac|txn|for upi|if|by|with|call|new|total|small)\b|\s-|$)`;
/** Patterns of the payee, in order of preference for a message that has several. */
const PAYEES: readonly RegExp[] = [
  /UPI\/(?:P2[AM]|DR|CR|COLLECT)?\/?\d+\/(?<name>[^/\n.,]+?)(?=\s*(?:\/|not you|axis|if not|$|\.|,))/giu,
  new RegExp(String.raw`;\s*${NAME} credited\b`, 'giu'),
  new RegExp(
    String.raw`\b(?:to|trf to|towards|in favou?r of)\s+(?:vpa|upi id|merchant|payee|m\/s|a\/?c(?: of)?)?\s*${NAME}${END}`,
    'giu',
  ),
  new RegExp(String.raw`\bat\s+(?!\d)${NAME}${END}`, 'giu'),
  new RegExp(String.raw`\b(?:ist)\s+(?!\d)${NAME}${END}`, 'giu'),
  new RegExp(
    String.raw`\bon \d{1,2}[-/ ]?(?:\p{L}{3}|\d{1,2})[-/ ]?\d{2,4}(?: \d\d:\d\d(?::\d\d)?)?,? (?:on|at) ${NAME}${END}`,
    'giu',
  ),
  new RegExp(String.raw`\binfo:?\s*(?:upi[-/]\d*[-/]?)?${NAME}${END}`, 'giu'),
  new RegExp(String.raw`\bfor\s+(?!rs|inr|₹|\d|upi)(?:payment (?:of|to)\s+)?${NAME}${END}`, 'giu'),
];
/** Matches the member's own accounts and banks' words, which are not payees. */
const NOBODY = /^(?:your|you|neft|imps|rtgs|a\/?c|acct|account|x+\d|\*+\d|upi|vpa|card|the|rs|inr|\d+$)/iu;

/** Maximum length of a title in the API, in characters. */
const TITLE_MAX = 120;

/**
 * Parses `chai 40`, `auto 120 yesterday`, `₹1,450 dinner at Agashiye 12 Nov` or the message of a bank or a UPI app.
 * Runs on this device only: the text is neither sent nor stored.
 */
export function parseEntry(typed: string, today: string): QuickEntry | Rejection {
  const text = toLatinDigits(typed.normalize('NFC')).replaceAll(BLANKS, ' ').trim();
  if (isBankMessage(text)) return parseBankMessage(text, today);
  const refusal = findRefusal(text, false);
  return refusal ? { refusal } : parseLine(text, today);
}

function parseLine(text: string, today: string): QuickEntry | Rejection {
  const day = findDay(text, today);
  const rest = day ? cut(text, day) : text;
  if (namesImpossibleDay(rest, today)) return { refusal: 'day' };
  const found = chooseAmount(rest);
  if (!found) return { refusal: 'unreadable' };
  const read = readFound(found);
  if ('words' in read) return { refusal: 'amount', words: read.words };
  return { amount: read.amount, title: toTitle(cut(rest, found)), spentOn: day?.day ?? null };
}

/**
 * Returns the first amount with a currency, else the last number that is no quantity: `pani puri 2 plates 60`. The year
 * in `nov 2026` is no amount.
 */
function chooseAmount(text: string): FoundAmount | undefined {
  const isYear = ({ digits, start }: FoundAmount) => /^20\d\d$/.test(digits) && endsInMonth(text.slice(0, start));
  const isDiscount = ({ end }: FoundAmount) => /^ (?:flat |instant )?off\b/iu.test(text.slice(end));
  const found = findAmounts(text).filter((each) => (each.isMoney || !isYear(each)) && !isDiscount(each));
  return found.find(({ isMoney }) => isMoney) ?? found.findLast(({ isQuantity }) => !isQuantity) ?? found.at(-1);
}

function cut(text: string, { start, end }: { start: number; end: number }): string {
  return `${text.slice(0, start)} ${text.slice(end)}`;
}

/** Returns the remaining words without those that only joined them to the amount or the day. */
function toTitle(words: string): string {
  const title = words
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,.:;-]*(?:(?:i |we )?(?:spent|paid|gave)\b)?[\s,.:;-]*(?:(?:on|for|to)\b)?[\s,.:;-]*/iu, '')
    .replace(/[\s,.:;-]*(?:\b(?:on|for|of|paid|spent))?[\s,.:;-]*$/iu, '');
  return cutText(title, TITLE_MAX);
}

/** Returns true for the message of a bank, a card or a UPI app, as opposed to a typed line. */
function isBankMessage(text: string): boolean {
  if (CODE.test(text)) return true;
  if (text.length < LONG_LINE && findMoney(text).length === 0) return false;
  const formalWords = new Set([...text.matchAll(new RegExp(FORMAL, 'giu'))].map(([word]) => word.toLowerCase()));
  const isOfMoney = DEBIT.test(text) || CREDIT.test(text);
  return formalWords.size >= 2 || (isOfMoney && formalWords.size === 1) || /^(?:you paid|money sent)\b/iu.test(text);
}

/** Parses the expense in a message. Rejects an ambiguous message instead of misreading it. */
function parseBankMessage(text: string, today: string): QuickEntry | Rejection {
  const head = text.replace(NOT_SAID, ' ');
  const refusal = findRefusal(head, true);
  if (refusal) return { refusal };
  const debit = DEBIT.exec(head);
  const credit = CREDIT.exec(head);
  if (!debit) return { refusal: credit ? 'credit' : 'unreadable' };
  // 'Acct XX123 debited for Rs 450; CHAI POINT credited' is outgoing, 'credited to your account, debited from his'
  // incoming.
  if (credit && credit.index < debit.index) return { refusal: 'credit' };
  const spent = findSpent(head, debit.index);
  if (!spent) return { refusal: 'unreadable' };
  // In a bank's message, 'Cr' after an amount is a credit, not a crore.
  const read = readFound({ ...spent, scale: 0 });
  if ('words' in read) return { refusal: 'amount', words: read.words };
  return { amount: read.amount, title: findPayee(head), spentOn: findDay(head, today)?.day ?? null };
}

/** Returns the amount spent: the one nearest to the verb that is not a balance or limit. */
function findSpent(text: string, verb: number): FoundAmount | undefined {
  const amounts = findAmounts(text);
  const candidates = amounts.filter(
    ({ isMoney, start }) => isMoney && !STANDING.test(text.slice(Math.max(0, start - 40), start)),
  );
  const nearest = candidates.toSorted((a, b) => Math.abs(a.start - verb) - Math.abs(b.start - verb))[0];
  return nearest ?? amounts.find(({ start }) => /\bdebited (?:by|for|with) $/iu.test(text.slice(0, start)));
}

/** Returns the payee as a title: a name in words, or the part before the @ of a UPI address. Empty if none is named. */
function findPayee(text: string): string {
  for (const pattern of PAYEES)
    for (const { groups } of text.matchAll(pattern)) {
      const name = groups?.['name']?.trim();
      if (name && !NOBODY.test(name)) return toName(name);
    }
  return /\batm\b/iu.test(text) ? 'ATM' : '';
}

function toName(name: string): string {
  const words = name
    .replace(/@[\w.]+$/u, '')
    .replaceAll(/[._*]+/gu, ' ')
    .trim();
  // Banks write names in capitals, and UPI addresses in lower case. A name in mixed case is kept as it is.
  return /\p{Ll}/u.test(words) && /\p{Lu}/u.test(words)
    ? words
    : words.toLowerCase().replaceAll(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
}
