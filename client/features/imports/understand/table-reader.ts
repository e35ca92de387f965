import { wordsOf } from '../read/clean-text.ts';
import { readAmount } from '../read/read-amount.ts';
import { type DayOrder, readDay } from '../read/read-day.ts';
import type { ReadFile, Table } from '../read/table.ts';
import { type Columns, findColumns, isComplete } from './columns.ts';
import { currencyQuestion } from './currency.ts';
import { findDayOrder } from './day-order.ts';
import { readDirections } from './directions.ts';
import type { Choices, Question, Two, Understanding } from './entry.ts';
import { findCategory, findStatementCategory } from './find-category.ts';
import { findPair, isOurMoney } from './people.ts';
import { findListColumns, findPeopleColumns } from './people/people-columns.ts';
import { readPeople } from './people/people-entries.ts';
import { foreignOf, toEntry } from './row-entry.ts';
import type { Side } from './sides.ts';
import { guessUnnamed } from './statements/unnamed-columns.ts';
import { findAmountStyle, readRoleCells, type RoleCells } from './table-cells.ts';
import { headingsOf, readableWords } from './titles.ts';
import { tellsIncome, tellsIncomeTitle, tellsRefund, tellsTotal } from './words.ts';

/** Maximum number of distinct payers in a file of a couple or a small group. */
const PEOPLE_MAX = 8;

/**
 * Reads any table by the found or chosen roles of its columns. Without a date, a title or an amount it has no entries
 * yet.
 */
export function readAnyTable(file: ReadFile, two: Two, { columns: chosen, answers }: Choices): Understanding {
  const table: Table = file.kind === 'table' ? file.table : { headings: [], rows: [] };
  const isUnnamed = table.headings.every((heading) => heading === '');
  const columns = withPeople(chosen ?? (isUnnamed ? guessUnnamed(table) : null), table, two);
  const isStatement = looksLikeStatement(columns);
  const source = isStatement ? 'bank' : 'other';
  if (!isComplete(columns)) return { source, entries: [], questions: [], people: [], columns, isPersonal: false };
  const style = findAmountStyle(table, columns, answers.decimalMark);
  const rows = table.rows.map((row) => readRoleCells(row, columns, style));
  const toTitle = readableWords(headingsOf(table.headings, columns));
  const tomorrow = Temporal.PlainDate.from(two.today).add({ days: 1 }).toString();
  const days = findDayOrder(
    rows.filter(({ row }) => !row.isRagged).map(({ at }) => at('date')),
    tomorrow,
    columns.balance !== null,
  );
  const order = days.open.find((each) => each === answers.dayOrder) ?? days.order;
  const directions = readDirections(
    rows,
    table.headings[columns.direction ?? -1] ?? '',
    isStatement,
    answers,
    (cells) => hintOf(toTitle(cells.row.cells), cells.at('category'), isStatement),
  );
  const payers = listPeople(rows, columns);
  const personColumns = findPeopleColumns(table, columns, two);
  const peopleTable = readPeople(rows, personColumns, findListColumns(table, columns), payers, two, answers);
  const people = peopleTable?.people ?? payers;
  const pair = findPair(people, two, answers);
  const foreign = rows.flatMap((cells) => foreignOf(cells) ?? []);
  const takesForeign = answers.currency === 'rupees';
  const {
    days: rowDays,
    lastDay,
    footer,
  } = findDays(rows, order, {
    toTitle,
    hasPeople: personColumns.length > 0,
  });
  const isAsked = isUnnamed && columns.payer === null && two.partner !== null;
  const whose = answers.whose === 'both' ? 'both' : 'own';
  const isPersonal = isAsked
    ? whose === 'own'
    : columns.payer === null && peopleTable === null && (isStatement || directions.isMixed);
  const hasAccounts = table.headings.some((heading) => /account|wallet|ખાતું|खाता/i.test(heading));
  const entries = rows.flatMap((cells, place) => {
    const day = rowDays[place] ?? null;
    const direction = directions.of[place] ?? null;
    const isShown = directions.isShown[place] ?? false;
    const reading = { cells, day, isBehind: place > lastDay, isFooter: place > footer, direction, isShown };
    const tableReading = {
      toTitle,
      people,
      peopleTable,
      pair,
      two,
      takesForeign,
      isStatement,
      isPersonal,
      hasAccounts,
    };
    return toEntry(reading, tableReading) ?? [];
  });
  const questions: Question[] = [
    ...(isAsked ? [{ id: 'whose' as const, options: ['own', 'both'], answer: whose, example: '' }] : []),
    ...pair.questions,
    ...(peopleTable?.question ? [peopleTable.question] : []),
    // Columns of people say themselves what was spent.
    ...directions.questions.filter(({ id }) => peopleTable === null || id !== 'sign'),
    ...(days.open.length > 0
      ? [{ id: 'dayOrder' as const, options: days.open, answer: order, example: days.example }]
      : []),
    ...(style.example === null
      ? []
      : [
          {
            id: 'decimalMark' as const,
            options: ['comma', 'point'],
            answer: style.mark,
            example: style.example,
          },
        ]),
    ...currencyQuestion(foreign, rows.length, takesForeign),
  ];
  return {
    source,
    entries,
    questions,
    people,
    columns,
    isPersonal,
    ...(isUnnamed && !chosen && { isGuessed: true as const }),
  };
}

const NO_COLUMNS: Columns = {
  date: null,
  title: null,
  amount: null,
  out: null,
  in: null,
  direction: null,
  status: null,
  category: null,
  payer: null,
  currency: null,
  balance: null,
};

/** Returns the columns with those of people, which no role of their own takes. */
function withPeople(columns: Columns | null, table: Table, two: Two): Columns {
  const findPeople = (found: Columns) => [...new Set(findPeopleColumns(table, found, two).map(({ column }) => column))];
  if (columns === null) {
    // 'Riya spent' is a column of a person, not of money out.
    const named = findPeopleColumns(table, NO_COLUMNS, two).filter(({ meaning }) => meaning !== null);
    const isNamed = (column: number) => named.some((each) => each.column === column);
    const headings = table.headings.map((heading, column) => (isNamed(column) ? '' : heading));
    return findColumns({ ...table, headings }, findPeople);
  }
  return { ...columns, people: findPeople(columns) };
}

/** Cell that repeats the one above. */
const DITTO = /^(?:["'″”〃]{1,2}|,,|-?\s*do\.?\s*-?|ditto|same|as above|ઉપર મુજબ|ऊपर जैसा|उपरोक्त)$/iu;

/**
 * Reads the day of each row. A row with a title and an amount but a blank date has the day of the row above, as in
 * statements that write a day once.
 */
function findDays(
  rows: readonly RoleCells[],
  order: DayOrder,
  { toTitle, hasPeople }: { toTitle: (cells: readonly string[]) => string; hasPeople: boolean },
) {
  const written = rows.map(({ at }) => readDay(at('date'), order));
  const lastDay = written.findLastIndex((day) => day !== null);
  const isTotal = ({ row }: RoleCells) => row.cells.some((cell) => tellsTotal(cell));
  const hasMoney = ({ row, out, amount, in: into, unreadable }: RoleCells) =>
    (out ?? amount ?? into) !== null ||
    unreadable !== null ||
    (hasPeople && row.cells.some((cell) => readAmount(cell) !== null));
  const isRemark = (cells: RoleCells) => /\p{L}/u.test(cells.at('date')) && !hasMoney(cells);
  const lastRow = Math.max(lastDay, findLastOfBalance(rows));
  const ends = rows.findIndex((cells, place) => place > lastRow && (isTotal(cells) || isRemark(cells)));
  const footer = ends < 0 ? rows.length : ends;
  // A row with a faulty date has a day of its own, which the rows below it repeat.
  const isOfUnknownDay = (cells: RoleCells, date: string) =>
    date !== '' && !DITTO.test(date) && !isTotal(cells) && (hasMoney(cells) || toTitle(cells.row.cells) !== '');
  let above: string | null = null;
  const days = rows.map((cells, place) => {
    const day = written[place] ?? null;
    const date = wordsOf(cells.at('date'));
    above = day ?? (isOfUnknownDay(cells, date) ? null : above);
    const isRepeated = (date === '' || DITTO.test(date)) && !cells.row.isRagged && place < footer && !isTotal(cells);
    const isRow = toTitle(cells.row.cells) !== '' && hasMoney(cells);
    return day ?? (isRepeated && isRow ? above : null);
  });
  return { days, lastDay, footer };
}

/** Returns the index of the last row whose amount explains the step from the balance above it, or -1. */
function findLastOfBalance(rows: readonly RoleCells[]): number {
  const moved = rows.flatMap(({ row, out, amount, in: into, balance }, place) => {
    const paise = (out ?? amount ?? into)?.paise;
    return paise === undefined || !balance || row.cells.some(tellsTotal)
      ? []
      : [{ place, paise, balance: balance.sign === '-' ? -balance.paise : balance.paise }];
  });
  const last = moved.findLast(({ paise, balance }, index) => {
    const above = moved[index - 1];
    const step = above && Math.abs(balance - above.balance);
    return above !== undefined && (step === paise || step === above.paise);
  });
  return last?.place ?? -1;
}

/**
 * Returns true if the columns look like a statement. A bank, a card or a wallet writes balances, directions or a
 * payment status; a couple's list does not.
 */
function looksLikeStatement(columns: Columns): boolean {
  const { balance, direction, status, out, payer } = columns;
  return (
    payer === null &&
    [balance, direction, status, columns.in !== null && out !== null ? 1 : null].some((column) => column !== null)
  );
}

/** Returns the direction that the words of a row name; `null` if they name none. */
function hintOf(title: string, category: string, isStatement: boolean): Side | null {
  if (tellsIncome(category) || tellsIncomeTitle(title) || tellsRefund(title)) return 'in';
  return (isStatement ? findStatementCategory : findCategory)(category, title) === 'other' ? null : 'out';
}

function listPeople(rows: readonly RoleCells[], columns: Columns): string[] {
  if (columns.payer === null) return [];
  const names = [...new Set(rows.map(({ at }) => at('payer')))].filter((name) => name !== '' && !isOurMoney(name));
  return names.length <= PEOPLE_MAX ? names : [];
}
