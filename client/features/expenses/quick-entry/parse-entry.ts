import { BLANKS } from '#domain/amount-text.ts';
import { toLatinDigits } from '#domain/digits.ts';
import { cutText } from '#domain/text.ts';
import { findAmounts, type FoundAmount, readFound } from './amounts.ts';
import { isBankMessage, parseBankMessage } from './parse-bank-message.ts';
import { findRefusal } from './refusals.ts';
import { endsInMonth, findDay, namesImpossibleDay } from '#client/lib/format/typed-days.ts';
import type { QuickEntry, Rejection } from './entry.ts';

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
  const isYear = ({ digits, start }: FoundAmount) =>
    /^20\d\d$/.test(digits) && endsInMonth(text.slice(0, start));
  const isDiscount = ({ end }: FoundAmount) => /^ (?:flat |instant )?off\b/iu.test(text.slice(end));
  const found = findAmounts(text).filter((each) => (each.isMoney || !isYear(each)) && !isDiscount(each));
  return (
    found.find(({ isMoney }) => isMoney) ?? found.findLast(({ isQuantity }) => !isQuantity) ?? found.at(-1)
  );
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
