import { findDay, namesImpossibleDay } from '#client/lib/format/typed-days.ts';
import { BLANKS } from '#domain/kernel/text/amount-text.ts';
import { cutText } from '#domain/kernel/text/cut-text.ts';
import { toLatinDigits } from '#domain/kernel/text/digits.ts';
import { type Amounts, type FoundAmount, findLineAmounts, readFound } from './amounts.ts';
import { isBankMessage, parseBankMessage } from './bank-message.ts';
import { LINE_MAX, type QuickEntry, type Rejection } from './entry.ts';
import type { Span } from './numbers/claims.ts';
import { GUJARATI_ENDING } from './numbers/marks.ts';
import { findRefusal } from './refusals.ts';

/** Maximum length of a title in the API, in characters. */
const TITLE_MAX = 120;
/** Replaces a cut part of a line: a private character, which is neither a blank nor part of a number or a word. */
const CUT = '\uE000';

/**
 * Parses `chai 40`, `auto 120 yesterday`, `₹1,450 dinner at Agashiye 12 Nov` or the message of a bank or a UPI app.
 * Returns an expense only if its amount is certain. Runs on this device only: the text is neither sent nor stored.
 */
export function parseEntry(typed: string, today: string): QuickEntry | Rejection {
  if (typed.length > LINE_MAX) return { refusal: 'unreadable' };
  const text = toLatinDigits(typed.normalize('NFC')).replaceAll(BLANKS, ' ').trim();
  if (isBankMessage(text)) {
    const read = parseBankMessage(text, today);
    return 'refusal' in read ? read : choose(read.amounts, () => read.title, read.spentOn);
  }
  const refusal = findRefusal(text, false);
  return refusal ? { refusal } : parseLine(text, today);
}

function parseLine(text: string, today: string): QuickEntry | Rejection {
  const day = findDay(text, today);
  const rest = day ? blank(text, day) : text;
  if (namesImpossibleDay(rest, today)) return { refusal: 'day' };
  const titleWithout = (found: FoundAmount) => toTitle(blank(rest, found));
  return choose(findLineAmounts(rest), titleWithout, day?.day ?? null);
}

/** Returns the expense of the only amount, or the expenses that the amounts can mean. */
function choose(
  { isCertain, readings }: Amounts,
  titleOf: (found: FoundAmount) => string,
  spentOn: string | null,
): QuickEntry | Rejection {
  const [first] = readings;
  if (!first) return { refusal: 'unreadable' };
  if (isCertain) {
    const read = readFound(first);
    if ('words' in read) return { refusal: 'amount', words: read.words };
    return { amount: read.amount, title: titleOf(first), spentOn };
  }
  const choices = readings.flatMap((found) => {
    const read = readFound(found);
    return 'words' in read ? [] : [{ amount: read.amount, title: titleOf(found), spentOn }];
  });
  return choices.length > 0 ? { refusal: 'choice', choices } : { refusal: 'unreadable' };
}

/** Replaces a part of a text by as many marks, so that positions stay and no number grows together with its neighbour. */
function blank(text: string, { start, end }: Span): string {
  return text.slice(0, start) + CUT.repeat(end - start) + text.slice(end);
}

const ENDING_BEFORE = new RegExp(String.raw`^\s*(?:${GUJARATI_ENDING}|की|का|के|में|ki|ka|ke)(?![\p{L}\p{M}])`, 'iu');
const ONLY = String.raw`(?:only|ફક્ત|માત્ર|केवल|मात्र|सिर्फ़?)`;

/** Returns the remaining words without those that only joined them to the amount or the day. */
function toTitle(words: string): string {
  const cutAt = words.lastIndexOf(CUT);
  const rest = words
    .slice(cutAt + 1)
    .replace(ENDING_BEFORE, ' ')
    .replace(new RegExp(`^\\s*${ONLY}(?![\\p{L}\\p{M}])`, 'iu'), ' ');
  const title = (words.slice(0, cutAt + 1) + rest)
    .replaceAll(CUT, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(new RegExp(`^ ?${ONLY} ?$`, 'iu'), '')
    .replace(/^(?:transaction|txn|expense|note|add)\s*:/iu, '')
    .replace(/^[\s,.:;-]*(?:(?:i |we )?(?:spent|paid|gave)\b)?[\s,.:;-]*(?:(?:on|for|to)\b)?[\s,.:;-]*/iu, '')
    .replace(/[\s,.:;-]*(?:\b(?:on|for|of|paid|spent))?[\s,.:;-]*$/iu, '');
  return cutText(title, TITLE_MAX);
}
