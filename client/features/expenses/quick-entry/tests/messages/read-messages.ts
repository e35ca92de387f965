import type { QuickEntry } from '../../entry.ts';
import { cardsAndApps } from './cards-and-apps.ts';
import { openPayments } from './open-payments.ts';
import { privateBanks } from './private-banks.ts';
import { publicBanks } from './public-banks.ts';
import { refused } from './refused.ts';
import { unusual } from './unusual.ts';
import { wellKnown } from './well-known.ts';

/** Message with the expected expense, the amounts to choose from, or the reason of its rejection. */
export interface ExpectedMessage {
  text: string;
  expected: QuickEntry | { choices: readonly string[] } | { refusal: string };
}

/**
 * Reads the tables of messages. The columns of an expense are its amount, its title, its day and the message, with `-`
 * for a title or day that the message does not say. Other lines have the refusal, or CHOICE and the amounts.
 */
export function readMessages(): ExpectedMessage[] {
  const tables = [privateBanks, publicBanks, cardsAndApps, openPayments, refused, unusual, wellKnown];
  return tables.flatMap((table) => table.trim().split('\n').map(toMessage));
}

function toMessage(line: string): ExpectedMessage {
  const columns = line.split(' | ');
  const text = columns.at(-1) ?? '';
  const [first = '', title = '', day = ''] = columns;
  if (first.startsWith('CHOICE ')) return { text, expected: { choices: first.split(' ').slice(1) } };
  if (columns.length === 2) return { text, expected: { refusal: first } };
  const expected = { amount: first, title: title === '-' ? '' : title, spentOn: day === '-' ? null : day };
  return { text, expected };
}
