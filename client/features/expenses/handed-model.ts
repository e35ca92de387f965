import type { Expense } from '#domain/expenses/schema.ts';
import { fromPaise, toPaise } from '#domain/kernel/money.ts';
import { foldText } from '#domain/kernel/text/fold-text.ts';
import { isBankMessage } from './quick-entry/bank-message.ts';
import type { QuickEntry, Rejection } from './quick-entry/entry.ts';
import { readEntry } from './quick-entry/read-entry.ts';

/**
 * Splits a text that another app hands over into its messages: at empty lines, and at each line where several lines are
 * messages of their own. A message with line breaks stays one.
 */
export function splitMessages(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .flatMap((block) => {
      const lines = block.split('\n').filter((line) => line.trim() !== '');
      return lines.filter((line) => AMOUNT.test(line) && isBankMessage(line)).length > 1 ? lines : [block];
    })
    .map((message) => message.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** Sign of an amount, which each message of a bank has. */
const AMOUNT = /(?:₹|\brs\.?|\binr\b)\s*\d/i;

/**
 * Reference number of a payment behind one of its usual names: nine digits or more, behind the letters of a bank. Each
 * repetition has a limit, so that the time grows with the length alone.
 */
const REFERENCE = new RegExp(
  [
    String.raw`\b(?:utr|rrn|ref(?:erence)?|upi|imps|neft|rtgs|txn|transaction)(?:\s?(?:no|id|number|ref)){0,3}`,
    String.raw`\s?[.:#/-]{0,3}\s?(?:p2[amp]/)?([a-z]{0,5}\d{9,22})\b`,
  ].join(''),
  'i',
);

/** Returns the reference number of a payment's message, as `splitMessages` writes it, or `null`. */
export function findReference(message: string): string | null {
  return REFERENCE.exec(message)?.[1] ?? null;
}

/** A message, read as an expense or rejected with a reason. */
export interface ReadMessage {
  /** Place in the hand-over, from 0. */
  place: number;
  message: string;
  entry: QuickEntry | null;
  rejection: Rejection | null;
  reference: string | null;
}

export interface HandedMessage extends ReadMessage {
  /** True if it is recorded already, or says the same as an earlier one of the hand-over. */
  isKnown: boolean;
}

type Recorded = Pick<Expense, 'title' | 'amount' | 'spentOn' | 'description'>;

/** Reads the messages of a hand-over. */
export function readMessages(messages: readonly string[], today: string): ReadMessage[] {
  return messages.map((message, place) => {
    const read = readEntry(message, today);
    if ('refusal' in read) return { place, message, entry: null, rejection: read, reference: null };
    return { place, message, entry: read, rejection: null, reference: findReference(message) };
  });
}

/**
 * Marks the messages that are known: by their reference number, else by their day, amount and payee. Two that have
 * different reference numbers are two payments.
 */
export function markKnown(
  messages: readonly ReadMessage[],
  recorded: readonly Recorded[],
  today: string,
): HandedMessage[] {
  const all = recorded.map((expense) => ({ key: keyOf(expense), numbers: numbersIn(expense.description) }));
  const known = new Set(all.map(({ key }) => key));
  const knownWithout = new Set(all.filter(({ numbers }) => numbers.length === 0).map(({ key }) => key));
  const references = new Set(all.flatMap(({ numbers }) => numbers));
  const seen = new Set<string>();
  return messages.map((message) => {
    const { entry, reference } = message;
    if (entry === null) return { ...message, isKnown: false };
    const key = keyOf({ ...entry, spentOn: entry.spentOn ?? today });
    // Compared without the bank's letters, which not every message about the payment has.
    const [number = null] = numbersIn(reference);
    const names = number === null ? [key] : [number];
    const isRecorded = number === null ? known.has(key) : references.has(number) || knownWithout.has(key);
    const isKnown = isRecorded || names.some((name) => seen.has(name));
    for (const name of names) seen.add(name);
    return { ...message, isKnown };
  });
}

/** Returns the numbers in a text that may be references. */
function numbersIn(text: string | null): readonly string[] {
  return text?.match(/\d{9,22}/g) ?? [];
}

function keyOf({ spentOn, amount, title }: Pick<Recorded, 'spentOn' | 'amount' | 'title'>): string {
  return [spentOn, fromPaise(toPaise(amount)), foldText(title.trim())].join('|');
}
