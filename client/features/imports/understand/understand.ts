import { EXPORT_CATEGORIES, EXPORT_HEADINGS } from '#domain/expenses/export-headings.ts';
import { EXPENSE_CATEGORIES, type ExpenseCategory, FROM_BOTH } from '#domain/expenses/facts.ts';
import { wordsOf } from '../read/clean-text.ts';
import { FileFault } from '../read/import-fault.ts';
import { readAmount } from '../read/read-amount.ts';
import { readDay } from '../read/read-day.ts';
import type { ReadFile, TableRow } from '../read/table.ts';
import type { Choices, Reader, Two, Understanding, Entry } from './entry.ts';
import { findCategory } from './find-category.ts';
import { faulty, toGroupEntry, toTitle } from './group.ts';
import { findPair, isOurMoney, type Pair } from './people.ts';
import { readSpliitCsv, readSpliitJson } from './spliit.ts';
import { readSplitwise } from './splitwise.ts';
import { readAnyTable } from './table-reader.ts';

const COLUMN = { date: 0, title: 1, category: 2, amount: 3, paidBy: 6, shares: 7 } as const;

interface NamedShare {
  name: string;
  paise: number;
}

const KNOWN_SOURCES: readonly Reader[] = [readSplitwise, readSpliitCsv, readSpliitJson, readOwnExport];

/**
 * Interprets a file by its source, or as a table by the roles of its columns. Throws `FileFault` for JSON of an unknown
 * source.
 */
export function understand(file: ReadFile, two: Two, choices: Choices): Understanding {
  for (const read of KNOWN_SOURCES) {
    const understanding = read(file, two, choices);
    if (understanding) return understanding;
  }
  if (file.kind === 'json') throw new FileFault('unreadable');
  return readAnyTable(file, two, choices);
}

/** Reads this app's own export of expenses, in any of its languages. */
function readOwnExport(file: ReadFile, two: Two, { answers }: Choices): Understanding | null {
  if (file.kind !== 'table') return null;
  const { headings, rows } = file.table;
  const isOwn = EXPORT_HEADINGS.some((own) =>
    own.every((heading, place) => heading.normalize('NFC') === headings[place]?.normalize('NFC')),
  );
  if (!isOwn) return null;
  const shares = rows.map(({ cells }) => readShares(cells[COLUMN.shares] ?? ''));
  const people = [
    ...new Set(
      rows.flatMap(({ cells }, place) => [
        wordsOf(cells[COLUMN.paidBy] ?? ''),
        ...(shares[place] ?? []).map(({ name }) => name),
      ]),
    ),
  ].filter((name) => name !== '' && !isOurMoney(name));
  const pair = findPair(people, two, answers);
  const entries = rows.map((row, place) => toEntry(row, shares[place] ?? [], people, pair, two));
  return { source: 'own', entries, questions: pair.questions, people, columns: null, isPersonal: false };
}

function toEntry(
  { line, cells, isRagged }: TableRow,
  shares: readonly NamedShare[],
  people: readonly string[],
  pair: Pair,
  two: Two,
): Entry {
  const at = (column: keyof typeof COLUMN) => cells[COLUMN[column]] ?? '';
  if (isRagged) return faulty(line, 'cells', cells.join(' '));
  const amount = readAmount(at('amount'));
  const day = readDay(at('date'), 'dmy');
  if (!amount || amount.sign === '-') return faulty(line, 'amount', at('amount'));
  if (day === null) return faulty(line, 'date', at('date'));
  const title = toTitle(at('title'));
  if (amount.paise === 0) return { kind: 'leftOut', line, reason: 'nothing', title, amount: at('amount') };
  const whole = shares.reduce((sum, { paise }) => sum + paise, 0);
  const payer = people.indexOf(wordsOf(at('paidBy')));
  const names = new Set(shares.map(({ name }) => name));
  if (shares.length > 0 && (whole !== amount.paise || names.size !== shares.length))
    return faulty(line, 'shares', at('shares'));
  const shareOf = (name: string) => shares.find((share) => share.name === name)?.paise ?? 0;
  const entry = toGroupEntry(
    {
      line,
      day,
      title,
      category: categoryOf(at('category'), title),
      cost: amount.paise,
      payer: payer < 0 || shares.length === 0 ? null : payer,
      shares: people.map(shareOf),
      isPayment: false,
    },
    pair,
    two,
  );
  const isFromBoth = isOurMoney(at('paidBy')) && two.partner !== null;
  return entry.kind === 'expense' && isFromBoth ? { ...entry, paidBy: FROM_BOTH, payerShare: null } : entry;
}

/** Reads shares such as `Riya 300.00; Arjun 150.00`. */
function readShares(cell: string): NamedShare[] {
  return cell.split(';').flatMap((part) => {
    const [, name = '', amount = ''] = /^(.*\S)\s+(\S+)$/.exec(wordsOf(part)) ?? [];
    const paise = readAmount(amount)?.paise;
    return paise === undefined ? [] : [{ name, paise }];
  });
}

function categoryOf(label: string, title: string): ExpenseCategory {
  const place = EXPORT_CATEGORIES.map((labels) =>
    labels.findIndex((each) => each.normalize('NFC') === label.normalize('NFC')),
  ).find((found) => found >= 0);
  return EXPENSE_CATEGORIES[place ?? -1] ?? findCategory(label, title);
}
