import { toLatinDigits } from '#domain/digits.ts';
import { cutText } from '#domain/text.ts';
import { findMoney, findNumbers } from './amounts.ts';
import { findInformalRefusal, isBankMessage, parseBankMessage } from './parse-bank-message.ts';
import { findDay } from '#client/lib/format/typed-days.ts';
import type { QuickEntry, Refusal } from './entry.ts';

/** Maximum length of a title in the API, in characters. */
const TITLE_MAX = 120;

/**
 * Parses `chai 40`, `auto 120 yesterday`, `₹1,450 dinner at Agashiye 12 Nov` or the message of a bank or a UPI app.
 * Runs on this device only: the text is neither sent nor stored.
 */
export function parseEntry(typed: string, today: string): QuickEntry | { refusal: Refusal } {
  const text = toLatinDigits(typed.normalize('NFC')).replaceAll(/\s+/g, ' ').trim();
  if (isBankMessage(text)) return parseBankMessage(text, today);
  const refusal = findInformalRefusal(text);
  return refusal ? { refusal } : parseLine(text, today);
}

function parseLine(text: string, today: string): QuickEntry | { refusal: Refusal } {
  const day = findDay(text, today);
  const rest = day ? cut(text, day) : text;
  // An amount with a currency wins over bare numbers; of those, the last one counts: 'pani puri 2 plates 60'.
  const amount = findMoney(rest)[0] ?? findNumbers(rest).at(-1);
  if (!amount) return { refusal: 'unreadable' };
  return { amount: amount.amount, title: toTitle(cut(rest, amount)), spentOn: day?.day ?? null };
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
